import { dots, form, group, line, mix, oval, ovalForm, path, shadow } from './paint.mjs';

export const glaze = { sand: '#dcc6a2', slate: '#76838d', moss: '#8a9168' };

const clay = '#b98d68';

/** Speckles on the outside, the unglazed foot below, a dark drink inside. */
export const mug =
  ({ scale, wide = 1, drink = '#4b2e20' }) =>
  ({ c, random }) =>
    shadow(204, 326, 112 * scale) +
    group(
      `translate(192 326) scale(${scale * wide} ${scale})`,
      line('M66-142h16a42 42 0 0 1 0 88H60', c.deep, { width: 21 }),
      line('M66-145h16a44 44 0 0 1 2 88H62', c.base, { width: 13 }),
      form('M-78-178C-78-178-77-70-66-26Q-60 0-28 0H28Q60 0 66-26C77-70 78-178 78-178Z', c.base),
      path('M-64-20Q-58 0-28 0H28Q58 0 64-20Q0-8-64-20Z', clay, 'opacity=".8"'),
      dots({ random, count: 34, area: [-70, -156, 138, 128] }, c.dark, 3),
      oval([0, -178, 78, 17], c.light),
      oval([0, -176, 69, 13], c.deep),
      oval([2, -172, 62, 10], drink),
      line('M-40-172q20-8 52-7', mix(drink, '#ffffff', 0.35), { width: 3 }),
    );

export const mugFromAbove = ({ c, random }) =>
  line('M286 236q44 34 62 52', c.deep, { width: 30 }) +
  line('M286 234q44 34 60 50', c.base, { width: 22 }) +
  ovalForm([200, 196, 112], c.base) +
  oval([200, 196, 100], c.deep) +
  oval([203, 200, 92], '#6b4229') +
  path(
    'M202 252C150 226 138 196 150 176C162 158 188 160 202 182C216 160 244 158 254 176C264 196 254 226 202 252Z',
    '#e2c598',
  ) +
  path(
    'M202 232C170 214 164 196 170 186C180 176 194 182 202 198C210 182 226 176 234 186C240 196 234 214 202 232Z',
    '#6b4229',
    'opacity=".35"',
  ) +
  dots(
    {
      random,
      count: 46,
      area: [92, 88, 216, 216],
      holds: (x, y) => Math.abs(Math.hypot(x - 200, y - 196) - 106) < 5,
    },
    c.dark,
    3,
  );

export const espressoCups = ({ c, random }) => {
  const cup = (x, y) =>
    shadow(x + 6, y, 72) +
    group(
      `translate(${x} ${y})`,
      line('M50-82h8a22 22 0 0 1 0 46H46', c.deep, { width: 13 }),
      form('M-56-108Q-58-20-30 0H30Q58-20 56-108Z', c.base),
      path('M-40-12Q-34-4-30 0H30Q36-4 40-12Q0-4-40-12Z', clay),
      dots({ random, count: 16, area: [-46, -92, 92, 70] }, c.dark, 3),
      oval([0, -108, 56, 13], c.light),
      oval([0, -106, 49, 10], '#3b2117'),
      line('M-28-105q18-8 44-4', '#a8703c', { width: 4 }),
    );
  return cup(246, 300) + cup(158, 336);
};

export const plate = ({ c, random }) =>
  ovalForm([200, 200, 138], c.base, 'f') +
  oval([200, 200, 134], 'none', `stroke="${c.pale}" stroke-width="3"`) +
  oval([200, 200, 98], c.deep, 'opacity=".45"') +
  ovalForm([201, 203, 95], c.light, 'f') +
  line('M136 140a92 92 0 0 1 70-34', '#ffffff', { width: 7, more: 'opacity=".5"' }) +
  dots(
    { random, count: 90, area: [66, 66, 268, 268], holds: (x, y) => Math.hypot(x - 200, y - 200) < 130 },
    c.dark,
    3,
  );

export const bowl = ({ c, random }) =>
  shadow(204, 326, 128) +
  ovalForm([148, 196, 34, 32], '#e7c24a', 'b') +
  ovalForm([252, 194, 36, 33], '#e0b53d', 'b') +
  ovalForm([201, 184, 40, 36], '#efcd5b', 'b') +
  path('M218 152q24-26 46-14-10 26-46 14Z', '#6f8a4a') +
  form('M66 192Q72 300 156 326H244Q328 300 334 192Q200 240 66 192Z', c.base) +
  path('M148 322Q150 326 156 326H244Q250 326 252 322Q200 330 148 322Z', clay) +
  line('M66 192Q200 240 334 192', c.pale, { width: 6 }) +
  dots(
    {
      random,
      count: 44,
      area: [86, 224, 228, 86],
      holds: (x, y) => Math.abs(x - 200) < 128 - (y - 214) * 0.75,
    },
    c.dark,
    3,
  );

export const teapot = ({ c, random }) =>
  shadow(204, 326, 128) +
  line('M124 214C52 176 44 290 122 286', c.deep, { width: 20 }) +
  line('M124 211C54 174 46 286 122 283', c.base, { width: 12 }) +
  form('M274 268C320 256 318 214 342 190L362 202C350 246 336 302 270 304Z', c.base) +
  oval([352, 195, 13, 6], c.dark, 'transform="rotate(30 352 195)"') +
  form(
    'M108 248C108 188 150 166 200 166S292 188 292 248C292 296 258 326 228 326H172C142 326 108 296 108 248Z',
    c.base,
  ) +
  dots(
    { random, count: 40, area: [122, 196, 156, 110], holds: (x, y) => Math.hypot(x - 200, y - 246) < 76 },
    c.dark,
    3,
  ) +
  path('M150 318Q160 326 172 326H228Q240 326 250 318Q200 328 150 318Z', clay) +
  form('M146 172Q152 140 200 138T254 172Q200 186 146 172Z', c.light) +
  line('M146 172Q200 188 254 172', c.deep, { width: 4 }) +
  ovalForm([200, 130, 17, 14], c.base) +
  line('M130 230Q134 206 156 192', '#ffffff', { width: 7, more: 'opacity=".5"' });

export const secondsVase = ({ c }) =>
  shadow(204, 326, 84) +
  line('M200 120Q192 60 160 34M204 120Q222 70 262 52M202 90Q206 52 204 28', '#8b7350', { width: 3.5 }) +
  [
    [160, 34],
    [174, 50],
    [262, 52],
    [242, 60],
    [204, 28],
    [206, 50],
    [184, 66],
  ]
    .map(([x, y]) => oval([x, y, 9, 6], '#cbb583', `transform="rotate(-35 ${x} ${y})"`))
    .join('') +
  form(
    'M172 112H228L222 168C270 190 284 232 274 272Q264 326 236 326H164Q136 326 126 272C116 232 130 190 178 168Z',
    c.base,
  ) +
  path(
    'M174 112H226L222 168C252 182 270 206 275 232Q262 262 250 240T224 244Q214 300 204 254T178 236Q160 262 148 240T125 232C130 206 148 182 178 168Z',
    '#eee4d2',
  ) +
  path(
    'M172 112H228L222 168C270 190 284 232 274 272Q264 326 236 326H164Q136 326 126 272C116 232 130 190 178 168Z',
    'url(#r)',
  ) +
  oval([200, 112, 28, 7], c.dark) +
  oval([158, 284, 3], c.dark) +
  oval([238, 214, 2.4], c.dark) +
  line('M240 282l6 8-3 7 6 8', c.dark, { width: 1.6 });
