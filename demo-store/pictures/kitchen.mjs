import { chefKnife, paringKnife } from './blades.mjs';
import { box, boxForm, dots, form, group, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';
import { kettle, pan, pot, potSeconds } from './pots.mjs';

const woods = { oak: '#c89a63', walnut: '#7d5539', olive: '#b9925a' };

const brass = '#c79a45';

const oakBoard = ({ c }) => {
  const blocks = [c.light, c.deep].map((shade, kind) => {
    const some = Array.from({ length: 35 }, (_, n) => [n % 7, Math.floor(n / 7)]).filter(
      ([column, row]) => (row * 2 + column * 5 + row * column) % 3 === kind,
    );
    return path(
      some.map(([x, y]) => `M${64 + x * 39} ${106 + y * 38}h38v37h-38z`).join(''),
      shade,
      'opacity=".5"',
    );
  });
  return group(
    'rotate(-9 200 200)',
    box([54, 102, 292, 206, 22], c.deep),
    boxForm([54, 96, 292, 206, 22], c.base, 'f'),
    ...blocks,
    box([72, 114, 256, 170, 14], 'none', `stroke="${c.deep}" stroke-width="7"`),
    box([74, 117, 256, 170, 14], 'none', `stroke="${c.pale}" stroke-width="2" opacity=".7"`),
    path('M150 232q-10-44 24-60 22 34 4 62Z', '#7f9a55') +
      path('M196 240q10-46 50-40-4 40-48 44Z', '#92ab63'),
    line('M162 226q6-26 10-44M204 236q18-14 32-28', '#5d743c', { width: 2.5 }),
  );
};

const walnutBoard = ({ c }) =>
  group(
    'rotate(28 200 200)',
    form(
      'M124 118Q124 98 146 98H174Q184 98 184 84V40Q184 24 200 24T216 40V84Q216 98 226 98H254Q276 98 276 118V344Q276 366 254 366H146Q124 366 124 344Z',
      c.base,
      'f',
    ),
    line(
      'M138 126Q150 200 136 340M156 112Q176 220 154 356M180 104Q204 240 184 358M206 100Q198 220 214 358M232 108Q214 220 240 352M258 118Q246 240 262 338M192 52Q204 80 196 98',
      c.deep,
      { width: 3.5, more: 'opacity=".65"' },
    ),
    line('M168 210Q184 240 168 268M176 222Q184 240 176 256', c.dark, { width: 2.5, more: 'opacity=".6"' }),
    oval([200, 46, 8], '#e6d9c8') + line('M200 46Q182 8 200-6Q222 4 203 44', '#a4643c', { width: 5 }),
    line('M134 132V330', c.pale, { width: 3, more: 'opacity=".5"' }),
  );

const mill = ({ c }) =>
  shadow(196, 326, 64) +
  form(
    'M164 326Q156 300 166 280Q186 250 174 222Q166 206 170 196H230Q234 206 226 222Q214 250 234 280Q244 300 236 326Z',
    c.base,
  ) +
  box([164, 188, 72, 9, 4], c.dark) +
  form('M168 188Q160 160 178 146Q158 134 166 112T200 88T234 112T222 146Q240 160 232 188Z', c.base) +
  ovalForm([200, 82, 9, 7], brass, 'b') +
  line('M166 312H234M172 292H228M180 148H220', c.dark, { width: 3, more: 'opacity=".55"' }) +
  line('M184 166Q176 128 190 104M186 232Q184 266 176 306', '#ffffff', { width: 5, more: 'opacity=".35"' }) +
  [
    [270, 330],
    [288, 338],
    [258, 344],
    [304, 328],
    [282, 322],
    [120, 336],
    [136, 344],
  ]
    .map(([x, y]) => ovalForm([x, y, 6], '#3d2f2a', 'b'))
    .join('');

const jar = ({ c, random }) =>
  shadow(204, 326, 96) +
  path(
    'M120 146Q120 128 140 124H260Q280 128 280 146V302Q280 326 256 326H144Q120 326 120 302Z',
    '#bcd3d1',
    'opacity=".5"',
  ) +
  path('M127 196Q200 180 273 196V300Q272 319 254 319H146Q128 319 127 300Z', '#d9c08f') +
  dots({ random, count: 70, area: [134, 200, 132, 112] }, '#b4915a', 11) +
  dots({ random, count: 60, area: [134, 200, 132, 112] }, '#f0dfb8', 9) +
  path('M120 146Q120 128 140 124H260Q280 128 280 146V302Q280 326 256 326H144Q120 326 120 302Z', 'url(#r)') +
  line('M138 150V296', '#ffffff', { width: 8, more: 'opacity=".75"' }) +
  line('M266 160V290', '#ffffff', { width: 3, more: 'opacity=".5"' }) +
  form('M146 88H254L246 132H154Z', c.base) +
  oval([200, 88, 54, 11], c.light) +
  dots({ random, count: 26, area: [156, 98, 88, 28] }, c.deep, 4) +
  oval([200, 126, 64, 8], 'none', 'stroke="#8fb0ad" stroke-width="4" opacity=".8"');

const teaTowels = ({ c }) => {
  const towel = ({ x, length, colour, stripe }) =>
    form(
      `M${x} 92H${x + 92}Q${x + 98} 180 ${x + 90} ${length}Q${x + 46} ${length + 10} ${x + 2} ${length}Q${x - 6} 180 ${x} 92Z`,
      colour,
    ) +
    line(`M${x + 28} 100V${length}M${x + 62} 104V${length}`, '#2b1a14', { width: 4, more: 'opacity=".14"' }) +
    line(
      `M${x - 1} ${length - 34}Q${x + 46} ${length - 26} ${x + 92} ${length - 34}M${x - 1} ${length - 48}Q${x + 46} ${length - 40} ${x + 92} ${length - 48}M${x - 2} ${length - 72}Q${x + 46} ${length - 64} ${x + 93} ${length - 72}`,
      stripe,
      { width: 6 },
    ) +
    line(repeat([12, 7.3, 0], [x + 6, length + 2], 'v7'), colour, { width: 2 });
  return (
    boxForm([50, 82, 300, 13, 6], brass, 'f') +
    ovalForm([58, 88, 14], brass, 'b') +
    ovalForm([342, 88, 14], brass, 'b') +
    towel({ x: 92, length: 290, colour: '#f1e7d3', stripe: c.base }) +
    towel({ x: 216, length: 262, colour: c.base, stripe: '#f4ecdb' }) +
    line('M92 92H184M216 92H308', '#ffffff', { width: 6, more: 'opacity=".5"' })
  );
};

const apron = ({ c }) =>
  ovalForm([200, 52, 11], '#6d4a30', 'b') +
  line('M164 112Q166 62 200 54Q234 62 236 112', c.deep, { width: 8 }) +
  line('M122 190Q70 214 76 280T58 334M278 190Q330 214 324 280T342 334', c.deep, { width: 7 }) +
  form(
    'M156 108H244Q248 168 286 190Q294 260 288 332Q200 346 112 332Q106 260 114 190Q152 168 156 108Z',
    c.base,
    'f',
  ) +
  line('M150 200Q160 280 146 334M252 198Q240 280 256 334', c.deep, { width: 6, more: 'opacity=".3"' }) +
  line('M162 122H238', c.pale, { width: 2, more: 'stroke-dasharray="5 4"' }) +
  form('M130 226H190V286Q160 296 132 286Z', c.light, 'f') +
  form('M210 226H270L268 286Q240 296 210 286Z', c.light, 'f') +
  line('M134 234H186M214 234H266', c.deep, { width: 2, more: 'stroke-dasharray="5 4"' }) +
  line('M150 226V196M144 222V206', '#8a6241', { width: 7 }) +
  ovalForm([150, 190, 9, 13], '#b98a5a', 'b') +
  oval([164, 116, 4], brass) +
  oval([236, 116, 4], brass) +
  oval([122, 192, 4], brass) +
  oval([278, 192, 4], brass);

/** Handle, then its colours or woods (the first is the main picture), how it is drawn, and further views. */
export const kitchen = {
  'enamel-pot': { colours: { cream: '#ece3cf' }, draw: pot, views: { closer: { closer: [150, 170, 2.1] } } },
  'enamel-pot-seconds': { colours: { cream: '#dfe3d6' }, draw: potSeconds },
  'cast-iron-pan': { colours: { iron: '#4a4c4f' }, draw: pan, place: 'lying' },
  'oak-cutting-board': {
    colours: { oak: woods.oak },
    draw: oakBoard,
    place: 'lying',
    views: { closer: { closer: [230, 220, 2.2] } },
  },
  'walnut-cutting-board': { colours: { walnut: woods.walnut }, draw: walnutBoard, place: 'lying' },
  'chef-knife': {
    colours: { walnut: woods.walnut, olive: woods.olive },
    draw: chefKnife,
    place: 'lying',
    views: { closer: { closer: [262, 160, 2] } },
  },
  'paring-knife': {
    colours: { walnut: woods.walnut, olive: woods.olive },
    draw: paringKnife,
    place: 'lying',
  },
  'pepper-mill': { colours: { beech: '#d0a570', black: '#3f3a38' }, draw: mill },
  'storage-jar': { colours: { cork: '#cfa779' }, draw: jar },
  'enamel-kettle': { colours: { cream: '#ece3cf', pine: '#4d6b5c', tomato: '#c2513a' }, draw: kettle },
  'tea-towels': { colours: { indigo: '#4b5f82', rust: '#b5603f' }, draw: teaTowels },
  'canvas-apron': {
    colours: { canvas: '#c9b48c' },
    draw: apron,
    views: { closer: { closer: [170, 236, 2.2] } },
  },
};
