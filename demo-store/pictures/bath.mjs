import { box, boxForm, form, group, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';

const brass = '#c79a45';

/** A bar lying on its long side, seen a little from above; its front's lower left corner at the place. */
const bar = (c, x, y) =>
  group(
    `translate(${x} ${y})`,
    form('M10 0Q0 0 0-12V-46Q0-56 10-56H138Q148-56 148-46V-12Q148 0 138 0Z', c.base, 'f'),
    form('M4-52L40-88Q44-92 52-92H172Q182-92 178-84L146-54Q140-58 134-58H14Q8-58 4-52Z', c.light, 'f'),
    form('M146-54L178-86Q184-90 184-80V-44Q184-38 180-34L147-2Z', c.deep, 'f'),
    line('M50-28H98', c.deep, { width: 4 }) + line('M62-38H86M62-18H86', c.deep, { width: 2.5 }),
    line('M22-62L52-86', '#ffffff', { width: 4, more: 'opacity=".5"' }),
  );

const soap = ({ c }) =>
  shadow(204, 330, 130) +
  bar(c, 130, 328) +
  bar(c, 88, 272) +
  line('M170 210L170 272M208 180L170 210M170 216V270', '#9a6a3c', { width: 3 }) +
  group(
    'translate(196 184)',
    line('M0 0q-30-34-40-14t40 14q26-36 42-18t-42 18l-14 24M0 0l22 20', '#9a6a3c', { width: 3 }),
  ) +
  [
    [286, 250],
    [300, 236],
    [276, 236],
  ]
    .map(([x, y]) => oval([x, y, 10, 6], '#7e9160', `transform="rotate(-40 ${x} ${y})"`))
    .join('') +
  line('M270 262Q290 244 310 226', '#5f7048', { width: 2.5 });

/** Waffle weave: two crossing sets of strokes, each one path. */
const waffle = ([x, y, width, height], colour, step = 13) => {
  const across = Math.floor(height / step);
  const down = Math.floor(width / step);
  return line(
    repeat([across, 0, step], [x, y], `h${width}`) + repeat([down, step, 0], [x + 4, y - 4], `v${height}`),
    colour,
    { width: 2, more: 'opacity=".42"' },
  );
};

const towelStack = ({ c }) =>
  shadow(204, 326, 134) +
  [
    [326, c.deep],
    [270, c.base],
    [214, c.light],
  ]
    .map(
      ([y, colour], n) =>
        form(
          `M${72 + n * 6} ${y - 28}Q${72 + n * 6} ${y - 56} ${96 + n * 6} ${y - 56}H${310 - n * 5}Q${330 - n * 5} ${y - 54} ${330 - n * 5} ${y - 28}T${310 - n * 5} ${y}H${96 + n * 6}Q${72 + n * 6} ${y} ${72 + n * 6} ${y - 28}Z`,
          colour,
          'f',
        ) +
        waffle([92 + n * 6, y - 44, 214 - n * 10, 40], c.dark, 11) +
        line(`M${320 - n * 5} ${y - 44}Q${302 - n * 5} ${y - 28} ${320 - n * 5} ${y - 12}`, c.dark, {
          width: 2.5,
          more: 'opacity=".6"',
        }),
    )
    .join('');

const handTowel = ({ c }) =>
  ovalForm([200, 64, 17], brass, 'b') +
  oval([200, 122, 58, 54], 'none', `stroke="${brass}" stroke-width="8"`) +
  line('M158 92Q170 74 196 70', '#f6e2ae', { width: 3 }) +
  form('M138 156Q200 186 262 156Q276 240 272 332Q236 342 200 336T128 332Q124 240 138 156Z', c.base) +
  form('M150 162Q200 186 250 162Q252 220 250 270Q226 278 200 274T150 270Q148 220 150 162Z', c.light) +
  waffle([152, 190, 96, 78], c.dark) +
  waffle([132, 286, 138, 40], c.dark) +
  line('M152 258Q200 266 249 258M130 320Q200 328 271 320', c.deep, { width: 5 }) +
  line('M142 154Q200 186 258 154', brass, { width: 8 }) +
  line('M146 153Q200 181 244 158', '#f6e2ae', { width: 2.5 });

const soapDish = ({ c }) =>
  shadow(204, 326, 132) +
  form('M72 264Q78 326 132 326H268Q322 326 328 264Q200 292 72 264Z', c.base) +
  oval([200, 262, 128, 34], c.light) +
  oval([200, 265, 114, 27], c.deep) +
  line(repeat([6, 26, 0], [134, 256], 'q4 18 0 28'), c.light, { width: 6 }) +
  form('M126 238Q126 206 160 204H246Q278 206 276 240Q274 268 240 270H160Q126 268 126 238Z', '#e9dfbf', 'f') +
  path('M130 232Q132 212 160 210H244Q268 212 272 232Q264 214 240 220H162Q138 218 130 232Z', '#fbf6e4') +
  line('M176 244H226', '#c6b78a', { width: 4 }) +
  [
    [112, 226, 13],
    [98, 248, 8],
    [284, 214, 10],
    [132, 200, 7],
  ]
    .map(([x, y, r]) => oval([x, y, r], '#ffffff', 'fill-opacity=".55" stroke="#ffffff" stroke-width="2"'))
    .join('') +
  line('M92 288Q104 314 132 318', '#ffffff', { width: 6, more: 'opacity=".45"' });

const brush = ({ c }) =>
  group(
    'rotate(34 200 200)',
    form('M186 190Q182 280 188 366Q190 382 200 382T212 366Q218 280 214 190Z', c.base),
    oval([200, 118, 76, 92], 'none', 'stroke="#cdb98f" stroke-width="14" stroke-dasharray="5 3"'),
    oval(
      [200, 118, 76, 92],
      'none',
      'stroke="#efe3c8" stroke-width="14" stroke-dasharray="3 5" stroke-dashoffset="2"',
    ),
    ovalForm([200, 118, 74, 90], c.base, 'b'),
    oval([200, 118, 58, 74], c.light, 'opacity=".5"'),
    line('M170 66Q190 118 172 172M200 56Q210 118 200 182M228 66Q218 118 232 168', c.deep, {
      width: 2.5,
      more: 'opacity=".6"',
    }),
    oval([200, 364, 5], '#f1e7d6') +
      line('M200 364Q184 398 200 404Q218 398 202 364', '#8a6241', { width: 4 }),
  );

const razor = ({ c }) =>
  group(
    'rotate(-32 200 200)',
    boxForm([190, 132, 22, 220, 10], c.base, 'm'),
    line(repeat([13, 0, 9], [192, 196], 'l18 8'), c.dark, { width: 2, more: 'opacity=".55"' }),
    boxForm([187, 182, 28, 8, 3], c.deep, 'm') + boxForm([187, 318, 28, 8, 3], c.deep, 'm'),
    boxForm([184, 118, 34, 18, 5], c.base, 'm'),
    box([116, 98, 168, 14, 3], '#dfe5e7'),
    line('M118 110H282', '#8f9a9f', { width: 2 }),
    form('M122 98Q130 74 160 72H240Q270 74 278 98Z', c.base, 'm'),
    form('M118 112H282Q276 126 250 126H150Q124 126 118 112Z', c.deep, 'm'),
    line('M140 84Q170 76 220 77', '#fff6d8', { width: 4, more: 'opacity=".9"' }),
  );

const blades = ({ c }) =>
  shadow(196, 326, 118) +
  form('M92 190H238V318Q238 326 230 326H100Q92 326 92 318Z', c.base, 'f') +
  form('M92 190L118 162H264L238 190Z', c.light, 'f') +
  form('M238 190L264 162V296L238 322Z', c.deep, 'f') +
  box([106, 206, 118, 104, 3], 'none', 'stroke="#f3e7cf" stroke-width="3"') +
  line('M124 232H206M136 250H194', '#f3e7cf', { width: 5 }) +
  group('translate(165 284) scale(.5)', box([-60, -18, 120, 36, 6], '#f3e7cf')) +
  group(
    'translate(262 300) rotate(-14) skewX(-10)',
    boxForm([-62, -26, 124, 52, 5], '#cfd6d9', 'f'),
    line('M-60-23H60M-60 23H60', '#f7fafa', { width: 4 }),
    path('M-34-4H-18Q-14-10-8-4H8Q14-10 18-4H34V4H18Q14 10 8 4H-8Q-14 10-18 4H-34Z', '#6c777c'),
    oval([-48, 0, 4], '#6c777c') + oval([48, 0, 4], '#6c777c'),
  );

const balm = ({ c }) =>
  shadow(210, 326, 138) +
  group(
    'translate(286 262) rotate(14)',
    ovalForm([0, 0, 62, 66], c.deep, 'm'),
    ovalForm([-6, -2, 60, 64], c.base, 'b'),
    oval([-6, -2, 48, 52], 'none', `stroke="${c.pale}" stroke-width="2"`),
    path('M-18 14q-14-26 12-38q24 12 12 38q-6 8-12 8t-12-8Z', '#f6e7bd'),
    line('M-17-2h22M-19 8h26', c.dark, { width: 3 }),
    line('M-8-24q-10-12-16-8M-4-24q8-14 16-8', c.dark, { width: 2 }),
  ) +
  form('M84 274V304Q84 328 164 328T244 304V274Z', c.base, 'm') +
  oval([164, 274, 80, 24], c.pale) +
  oval([164, 275, 73, 20], '#f0dc9c') +
  path('M100 276q30-26 66-14 20 8 10 16-20 10-30-2-14-6-46 0Z', '#fbf0c8') +
  line('M88 292Q100 314 140 320', '#ffffff', { width: 4, more: 'opacity=".6"' });

const linens = { chalk: '#e8e1d2', clay: '#c08a6c', pine: '#5d7a6c' };

/** Handle, then its colours or scents (the first is the main picture), how it is drawn, and further views. */
export const bath = {
  'olive-oil-soap': { colours: { laurel: '#a9b07c', lavender: '#a99bb8', plain: '#e6dcbc' }, draw: soap },
  'waffle-bath-towel': { colours: linens, draw: towelStack, views: { closer: { closer: [140, 230, 2.2] } } },
  'waffle-hand-towel': { colours: linens, draw: handTowel },
  'soap-dish': { colours: { chalk: '#e4dccb', slate: '#76838d' }, draw: soapDish },
  'beech-bath-brush': { colours: { beech: '#cfa06b' }, draw: brush, place: 'lying' },
  'safety-razor': {
    colours: { brass },
    draw: razor,
    place: 'lying',
    views: { closer: { closer: [150, 130, 2] } },
  },
  'razor-blades': { colours: { blue: '#3f5f78' }, draw: blades },
  'beeswax-hand-balm': { colours: { tin: '#b9bfbd' }, draw: balm },
};
