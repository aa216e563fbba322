import { box, boxForm, form, group, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';

export const deskLamp = ({ c }) =>
  path('M250 150L352 316H150Z', '#ffedb0', 'opacity=".45"') +
  shadow(150, 326, 92) +
  form('M84 326Q86 304 150 303T216 326Z', c.base, 'm') +
  line('M150 304L104 196L226 106', '#5f4519', { width: 13 }) +
  line('M150 304L104 196L226 106', c.base, { width: 9 }) +
  line('M147 296L102 200M112 188L220 108', c.pale, { width: 2.5 }) +
  ovalForm([104, 196, 14], c.deep, 'b') +
  oval([104, 196, 5], c.pale) +
  ovalForm([226, 108, 12], c.deep, 'b') +
  group(
    'rotate(26 232 110)',
    form('M212 96Q212 84 224 84H246Q258 84 258 96L288 150H182Z', c.base, 'm'),
    oval([235, 150, 53, 13], '#fff6d2'),
    oval([235, 151, 26, 7], '#ffffff'),
  ) +
  line('M84 318Q40 320 34 352', '#4a3520', { width: 4 });

export const lantern = ({ c }) =>
  line('M200 0V78', '#4a3520', { width: 3 }) +
  oval([200, 196, 178], 'url(#g)') +
  ovalForm([200, 190, 118, 112], c.base, 'b') +
  line(
    'M118 112Q200 128 282 112M96 140Q200 160 304 140M85 168Q200 190 315 168M82 196Q200 220 318 196M88 224Q200 248 312 224M104 252Q200 276 296 252M130 278Q200 298 270 278',
    c.deep,
    { width: 2, more: 'opacity=".6"' },
  ) +
  oval([196, 196, 62, 66], '#fff6d6', 'opacity=".55"') +
  boxForm([174, 72, 52, 10, 4], '#4a3a2c', 'm') +
  boxForm([180, 298, 40, 7, 3], '#4a3a2c', 'm') +
  oval([210, 352, 120, 12], '#fff0c0', 'opacity=".6"');

export const tableLamp = ({ c }) =>
  path('M92 176L44 326H356L308 176Z', '#ffedb0', 'opacity=".4"') +
  shadow(206, 326, 88) +
  form('M132 326Q134 304 200 302T268 326Z', c.base, 'm') +
  boxForm([191, 170, 18, 136, 4], c.base, 'm') +
  ovalForm([200, 284, 16, 9], c.deep, 'm') +
  oval([200, 176, 110, 20], '#fff4cf') +
  oval([200, 178, 46, 10], '#ffffff') +
  form('M90 176C92 96 150 68 200 68S308 96 310 176Q200 200 90 176Z', c.base, 'm') +
  line('M91 176Q200 200 309 176', c.dark, { width: 4 }) +
  line('M112 150Q124 108 160 90', '#fff6d8', { width: 7, more: 'opacity=".7"' }) +
  ovalForm([200, 64, 9], c.deep, 'b') +
  line('M238 186V224', '#5f4519', { width: 2 }) +
  ovalForm([238, 229, 6], c.deep, 'b');

export const pillar = ({ c }) =>
  oval([200, 120, 130], 'url(#g)') +
  shadow(204, 334, 132) +
  ovalForm([200, 320, 112, 24], '#8b8f8a', 'f') +
  oval([200, 316, 96, 17], '#6b706c') +
  form('M136 176Q136 168 144 168Q200 184 256 166Q264 168 264 178V312Q200 332 136 312Z', c.base) +
  oval([200, 172, 62, 13], c.pale) +
  oval([200, 174, 34, 7], '#fff3c0') +
  line(
    repeat(
      [4, 0, 24],
      [150, 210],
      'm0 0l9-5 9 5v10l-9 5-9-5zm28 4l9-5 9 5v10l-9 5-9-5zm28 2l9-5 9 5v10l-9 5-9-5zm28-4l9-5 9 5v10l-9 5-9-5z',
    ),
    c.deep,
    { width: 2, more: 'opacity=".5"' },
  ) +
  line('M156 178Q152 216 160 232Q166 216 164 182', c.pale, { width: 8 }) +
  line('M200 172Q198 156 202 146', '#4a3520', { width: 4 }) +
  path('M202 154Q178 130 202 88Q226 128 202 154Z', '#f6a93b') +
  path('M202 152Q190 134 202 110Q214 134 202 152Z', '#fff2b8');

export const taperPair = ({ c }) =>
  oval([210, 330, 96, 11], 'url(#s)') +
  box([70, 82, 260, 20, 10], '#8a6241') +
  box([70, 82, 260, 20, 10], 'url(#f)') +
  line('M152 148Q150 98 176 88H226Q250 98 248 148', '#f3ead2', { width: 3.5 }) +
  [152, 248]
    .map((x) =>
      form(
        `M${x - 8} 150Q${x} 138 ${x + 8} 150L${x + 14} 308Q${x + 13} 322 ${x + 4} 324L${x} 330L${x - 4} 324Q${x - 13} 322 ${x - 14} 308Z`,
        c.base,
      ),
    )
    .join('') +
  line('M146 176q7 3 13 0M142 238q10 4 20 0M242 196q8 3 14 0M239 268q10 4 20 0', c.deep, {
    width: 2,
    more: 'opacity=".6"',
  }) +
  ovalForm([96, 92, 13], '#6d4a30') +
  ovalForm([304, 92, 13], '#6d4a30');

export const taperBundle = ({ c }) =>
  group(
    'rotate(-24 200 200)',
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const y = 150 + n * 20;
      const x = 62 + (n % 3) * 8;
      return (
        line(`M${x - 18} ${y}H${x}`, '#f3ead2', { width: 3 }) +
        form(
          `M${x} ${y - 9}L322 ${y - 11}Q332 ${y} 322 ${y + 11}L${x} ${y + 9}Z`,
          n % 2 ? c.light : c.base,
          'f',
        )
      );
    }),
    box([178, 130, 50, 142, 4], '#f4ead6') + box([178, 130, 50, 142, 4], 'url(#f)'),
    line('M170 200H236M203 200q-20-26-30-10t30 10q20-26 30-10t-30 10', '#a04f35', { width: 3 }),
  );
