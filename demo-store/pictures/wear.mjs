import { boxForm, form, group, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';

/** One clog from its side, toe to the right; its heel stands at the place. */
const clog = (c, x, y) =>
  group(
    `translate(${x} ${y})`,
    form(
      'M0-70Q-6-96 14-100Q34-100 40-84Q60-64 92-96Q112-118 140-104Q190-78 214-34Q222-12 210-8H4Q-4-30 0-70Z',
      c.base,
      'f',
    ),
    path('M14-100Q34-100 40-84Q60-64 92-96Q60-78 40-92Q30-104 14-100Z', c.dark),
    form('M2-14H212Q222-12 218-2Q214 6 204 6H150L140 0H84L74 8H8Q-2 6 2-14Z', '#4a3b30', 'f'),
    line('M98-98Q122-74 126-16', c.deep, { width: 3, more: 'stroke-dasharray="6 4"' }),
    line('M6-66Q18-60 44-78', c.deep, { width: 3, more: 'opacity=".6"' }),
    line('M136-92Q176-72 196-42', '#ffffff', { width: 6, more: 'opacity=".4"' }),
    [0, 1, 2].map((n) => oval([150 + n * 18, -60 + n * 12, 4], c.dark)).join(''),
  );

const clogs = ({ c }) => shadow(196, 318, 150) + clog(c, 124, 304) + shadow(160, 338, 120) + clog(c, 62, 334);

/** The same pair from above, as the American listing shows it. */
const clogsFromAbove = ({ c }) => {
  const one = (turn) =>
    form(
      'M-6-132C40-136 62-88 54-24C50 10 46 22 46 58C46 108 30 132 0 132S-44 108-44 58C-44 18-56-8-58-40C-60-92-44-130-6-132Z',
      '#4a3b30',
      'f',
    ) +
    form(
      'M-6-124C36-126 54-84 46-22C42 10 38 26 38 58C38 102 24 122 0 122S-36 102-36 58C-36 20-48-8-50-40C-52-86-38-122-6-124Z',
      c.base,
      'b',
    ) +
    path('M-30 26C-20-14 22-16 32 18Q38 60 28 92Q14 112 0 112T-26 92Q-36 60-30 26Z', c.dark) +
    path('M-22 40Q0 20 24 36Q28 66 20 90Q0 108-18 90Q-26 66-22 40Z', '#c9a77c') +
    line('M-34-2Q0-34 36-8', c.deep, { width: 3, more: 'stroke-dasharray="6 4"' }) +
    [0, 1, 2].map((n) => oval([-22 + n * 20 + turn * 2, -70 + Math.abs(n - 1) * 8, 5], c.dark)).join('');
  return (
    group('translate(132 204) rotate(-7) scale(-1 1)', one(1)) + group('translate(268 204) rotate(7)', one(0))
  );
};

const jacket = ({ c }) =>
  line('M200 62Q200 40 212 40T212 22', '#5f4a35', { width: 5 }) +
  line('M130 92L200 62L270 92', '#8a6241', { width: 11 }) +
  form('M134 90Q86 106 66 164L42 288Q60 302 88 300L112 190Z', c.deep, 'f') +
  form('M266 90Q314 106 334 164L358 288Q340 302 312 300L288 190Z', c.deep, 'f') +
  form('M134 90Q160 82 176 84L200 118L224 84Q240 82 266 90L292 130V338Q200 350 108 338V130Z', c.base, 'f') +
  path('M176 84L200 118L170 132L150 98ZM224 84L200 118L230 132L250 98Z', c.light) +
  line('M170 132L200 118L230 132', c.dark, { width: 2 }) +
  path('M176 84Q200 96 224 84L200 118Z', c.dark) +
  line('M200 118V344', c.dark, { width: 2.5 }) +
  [150, 196, 242, 288].map((y) => ovalForm([208, y, 5.5], '#e9dfc8', 'b')).join('') +
  form('M124 246H184V312H130Q124 312 124 304Z', c.light, 'f') +
  form('M232 246H278V304Q278 312 270 312H226V246Z', c.light, 'f') +
  form('M130 158H176V204H138Q130 204 130 196Z', c.light, 'f') +
  line('M124 256H184M226 256H278M130 167H176', c.deep, { width: 2, more: 'stroke-dasharray="4 4"' }) +
  line('M150 158V140M156 158V146', '#d9a54a', { width: 5 }) +
  line('M44 276Q64 288 90 286M356 276Q336 288 310 286M112 332Q200 344 288 332', c.pale, {
    width: 2,
    more: 'stroke-dasharray="4 4"',
  });

const sock = (c) =>
  form('M0-186H78V-84Q78-62 96-44L136-16Q156 2 140 26Q124 46 92 36L22 2Q-4-14-2-50Z', c.base) +
  form('M-4-192H82V-150Q40-144-4-150Z', c.light) +
  line(repeat([9, 9, 0], [4, -188], 'v36'), c.deep, { width: 2.5, more: 'opacity=".5"' }) +
  path('M136-16Q156 2 140 26Q124 46 92 36Q116 20 112-32Z', c.pale) +
  path('M-2-50Q10-30 28-18Q20 0 22 2Q-4-14-2-50Z', c.pale) +
  line('M2-132H77M2-118H77', c.pale, { width: 6 }) +
  line('M16-100Q14-60 26-40', '#ffffff', { width: 5, more: 'opacity=".35"' });

const socks = ({ c }) =>
  group('translate(170 262) rotate(12)', sock(c)) +
  group('translate(104 284) rotate(-4)', sock(c)) +
  group(
    'translate(116 142) rotate(-4)',
    boxForm([-4, 0, 58, 40, 4], '#f3e7cf', 'f'),
    line('M8 14H42M8 26H32', '#9a5b3a', { width: 3 }),
  );

const slipper = (c, x, y) =>
  group(
    `translate(${x} ${y})`,
    form('M8-20Q-4-74 20-84Q58-92 74-70Q96-92 130-82Q190-64 212-26Q216-6 204 0H10Z', c.base, 'f'),
    form('M10-84Q4-96 22-98Q66-104 88-80Q80-64 68-62Q46-84 14-74Z', c.pale, 'f'),
    path('M20-84Q50-88 68-66Q50-72 22-70Z', c.dark, 'opacity=".75"'),
    form('M4-14H208Q218-12 212 0Q210 8 200 8H14Q0 6 4-14Z', '#8b6b4a', 'f'),
    line('M78-70Q112-56 118-16', c.deep, { width: 3.5, more: 'stroke-dasharray="2 7"' }),
    line('M16-20H200', c.pale, { width: 2.5, more: 'stroke-dasharray="7 6"' }),
    line('M134-68Q172-58 192-34', '#ffffff', { width: 7, more: 'opacity=".3"' }),
  );

const slippers = ({ c }) =>
  shadow(206, 314, 150) + slipper(c, 130, 300) + shadow(160, 338, 120) + slipper(c, 58, 332);

const tote = ({ c }) =>
  shadow(204, 334, 116) +
  line('M150 152C150 60 186 50 200 50S250 60 250 152', c.deep, { width: 10 }) +
  line('M130 70Q150 110 156 176M118 92Q142 120 150 176M152 58Q160 110 168 176', '#5f8150', { width: 9 }) +
  form('M250 62Q272 56 278 74L262 190H228Z', '#d6a25c', 'f') +
  line('M254 84l18 8M249 108l19 8M244 132l20 8', '#a8742f', { width: 4 }) +
  form('M100 150H300L318 320Q318 334 302 334H98Q82 334 82 320Z', c.base, 'f') +
  line('M100 162H300', c.deep, { width: 2.5, more: 'stroke-dasharray="5 4"' }) +
  line('M140 160V130C140 80 168 62 200 62S260 80 260 130V160', c.light, { width: 11 }) +
  line('M134 156v26h12v-26M254 156v26h12v-26', c.deep, { width: 2.5 }) +
  line('M112 190Q120 260 106 322M286 180Q276 260 294 320M180 300Q200 316 240 306', c.deep, {
    width: 5,
    more: 'opacity=".3"',
  }) +
  path('M166 262V234a34 34 0 0 1 68 0V262Z', 'none', `stroke="${c.dark}" stroke-width="4" opacity=".75"`) +
  line('M158 262H242M188 262V240q0-10 12-10t12 10V262', c.dark, { width: 4, more: 'opacity=".75"' });

const glove = (c) =>
  line('M-30-40L-42-128M-8-44L-12-150M14-44L18-146M36-36L46-122', c.base, { width: 25 }) +
  line('M48 30Q82 2 92-34', c.base, { width: 27 }) +
  form('M-44-50H50L52 40Q50 70 40 92H-38Q-46 60-44-50Z', c.base, 'f') +
  line('M-46-122L-36-60M-17-144L-14-60M12-140L9-60M40-116L32-60', c.light, { width: 6 }) +
  line('M-20-54V-30M4-58V-32M26-54V-30M50 22Q60 10 74 0', c.dark, { width: 2.5, more: 'opacity=".6"' }) +
  form('M-42 84H44L52 146Q4 158-48 146Z', '#8f9a7a', 'f') +
  line('M-43 96H46M-46 136Q4 146 50 136', '#f0e6cf', { width: 2.5, more: 'stroke-dasharray="5 4"' }) +
  path('M-30 0Q4-14 36 0Q38 40 4 58Q-30 44-30 0Z', c.deep, 'opacity=".35"') +
  line('M-24 4Q4-8 30 4', c.dark, { width: 2, more: 'stroke-dasharray="4 4"' });

const gloves = ({ c }) =>
  group('translate(258 204) rotate(14)', glove(c)) +
  group('translate(134 212) rotate(-12) scale(-1 1)', glove(c));

const beanie = ({ c }) =>
  shadow(204, 318, 128) +
  form('M88 250C80 130 140 82 200 82S320 130 312 250Z', c.base) +
  line(
    'M110 250C110 170 140 110 184 86M136 250C138 170 160 110 192 84M166 250C168 180 184 120 197 84M200 250V84M234 250C232 180 216 120 203 84M264 250C262 170 240 110 208 84M290 250C290 170 260 110 216 86',
    c.deep,
    { width: 4, more: 'opacity=".55"' },
  ) +
  form(
    'M76 240Q78 226 96 228Q200 240 304 228Q322 226 324 240L326 298Q324 314 306 314Q200 326 94 314Q76 314 74 298Z',
    c.light,
  ) +
  line(repeat([18, 13, 0.2], [90, 236], 'q-3 34 0 70'), c.deep, { width: 4, more: 'opacity=".5"' }) +
  boxForm([216, 258, 44, 32, 3], '#f3e7cf', 'f') +
  line('M226 270H250M226 279H242', '#9a5b3a', { width: 2.5 }) +
  line('M112 214Q116 150 152 118', '#ffffff', { width: 8, more: 'opacity=".25"' });

const linenApron = ({ c }) =>
  line('M152 122Q160 64 200 50Q240 64 248 122', c.deep, { width: 13 }) +
  line('M158 110Q196 90 246 72M242 110Q204 90 154 72', c.deep, { width: 11, more: 'opacity=".8"' }) +
  ovalForm([200, 46, 12], '#6d4a30', 'b') +
  form(
    'M142 114Q200 130 258 114Q262 176 306 206Q318 280 310 350Q200 364 90 350Q82 280 94 206Q138 176 142 114Z',
    c.base,
    'f',
  ) +
  line('M130 220Q146 290 126 352M270 216Q256 290 276 352M200 134Q196 170 204 196', c.deep, {
    width: 7,
    more: 'opacity=".28"',
  }) +
  form('M138 214H262V282Q200 300 138 282Z', c.light, 'f') +
  line('M200 216V290M144 223H256', c.deep, { width: 2.5 }) +
  line('M146 124Q200 138 254 124M92 340Q200 354 308 340', c.pale, { width: 2.5 }) +
  form('M146 214L158 166Q176 176 190 168L196 214Z', '#f1e7d3', 'f') +
  line('M152 190Q172 198 193 190', '#b5603f', { width: 4 });

const canvas = { indigo: '#45587a', ochre: '#c8963e' };

/** Handle, then its colours (the first is the main picture), how it is drawn, and further views. */
export const wear = {
  'garden-clogs': { colours: { moss: '#6f7f55', brick: '#a9553c' }, draw: clogs },
  'garden-clogs-us': { colours: { moss: '#6f7f55', brick: '#a9553c' }, draw: clogsFromAbove, place: 'lying' },
  'canvas-work-jacket': { colours: canvas, draw: jacket, views: { closer: { closer: [190, 190, 2] } } },
  'wool-boot-socks': { colours: { oat: '#cdb993', slate: '#6b7781' }, draw: socks, place: 'lying' },
  'felt-slippers': { colours: { grey: '#8d908c', rust: '#b5603f' }, draw: slippers },
  'market-tote': { colours: { natural: '#d9c7a2', indigo: canvas.indigo }, draw: tote },
  'leather-garden-gloves': { colours: { tan: '#c19560' }, draw: gloves, place: 'lying' },
  'lambswool-beanie': { colours: { rust: '#b5603f', pine: '#55705f', oat: '#cdb993' }, draw: beanie },
  'cross-back-linen-apron': { colours: { pine: '#5d7a6c', natural: '#d8c6a8' }, draw: linenApron },
};
