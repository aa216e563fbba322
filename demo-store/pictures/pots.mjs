import { box, boxForm, dots, form, group, line, oval, ovalForm, path, shadow } from './paint.mjs';

const potBody = (c, rim) =>
  line('M92 210H66Q54 212 56 226T70 240H92M308 210H334Q346 212 344 226T330 240H308', c.dark, { width: 11 }) +
  form('M86 182H314V280Q312 326 266 326H134Q88 326 86 280Z', c.base) +
  box([82, 176, 236, 12, 6], rim) +
  line('M112 204V276', '#ffffff', { width: 9, more: 'opacity=".4"' });

const lid = (c, rim) =>
  form('M88 174Q104 122 200 120T312 174Z', c.base) +
  line('M84 174H316', rim, { width: 9 }) +
  line('M128 154Q150 134 190 131', '#ffffff', { width: 7, more: 'opacity=".5"' }) +
  oval([200, 120, 20, 5], c.dark) +
  ovalForm([200, 106, 19, 14], '#2f3338', 'b');

export const pot = ({ c }) => shadow(204, 326, 140) + potBody(c, '#39424b') + lid(c, '#39424b');

/** The flawed sister stands open, its lid against its side, with the workshop's tag on the handle. */
export const potSeconds = ({ c, random }) =>
  shadow(204, 326, 150) +
  oval([200, 180, 118, 24], c.dark) +
  oval([200, 184, 108, 19], c.pale) +
  path('M92 184A108 19 0 0 1 308 184Q200 200 92 184Z', c.dark, 'opacity=".35"') +
  line('M92 214H66Q54 216 56 230T70 244H92M308 214H334Q346 216 344 230T330 244H308', c.dark, { width: 11 }) +
  form('M82 182Q200 226 318 182L314 280Q312 326 266 326H134Q88 326 86 280Z', c.base) +
  line('M82 181Q200 226 318 181', '#39424b', { width: 7 }) +
  line('M112 216V276', '#ffffff', { width: 9, more: 'opacity=".4"' }) +
  dots({ random, count: 7, area: [150, 240, 130, 60] }, c.dark, 4) +
  group(
    'translate(308 284) rotate(-70) scale(.64)',
    ovalForm([0, 0, 112, 34], c.light, 'f'),
    oval([0, 0, 112, 34], 'none', 'stroke="#39424b" stroke-width="6"'),
    ovalForm([4, -6, 20, 12], '#2f3338', 'b'),
  ) +
  line('M62 238Q70 262 92 268', '#8a6241', { width: 2.5 }) +
  group(
    'translate(84 262) rotate(18)',
    boxForm([0, 0, 54, 34, 5], '#f3e4c4', 'f'),
    line('M12 12H42M12 22H32', '#9a5b3a', { width: 3 }),
    oval([6, 6, 2.5], '#8a6241'),
  );

export const pan = ({ c }) =>
  form('M238 150L338 70Q356 58 366 72T356 100L258 178Z', c.base, 'f') +
  oval([350, 82, 8], c.dark) +
  path('M84 156Q64 150 66 172L96 196ZM232 300Q226 322 248 316L246 276Z', c.base) +
  ovalForm([172, 228, 116], c.base, 'b') +
  oval([172, 228, 100], c.dark) +
  ovalForm([174, 231, 94], '#3a3b3d', 'f') +
  line('M100 206A80 80 0 0 1 172 150M120 216A56 56 0 0 1 166 176', '#8e9296', {
    width: 5,
    more: 'opacity=".55"',
  }) +
  group(
    'translate(178 244)',
    path('M-46-6C-50-40-8-58 22-44C62-34 60 8 38 26C10 52-42 36-46-6Z', '#fbf6ea'),
    ovalForm([2, -6, 21, 20], '#edaa2e', 'b'),
    line('M-26 22Q-6 34 16 28', '#e6d7b5', { width: 3 }),
  );

export const kettle = ({ c }) =>
  shadow(204, 326, 128) +
  line('M128 196C110 60 290 60 272 196', '#39424b', { width: 9 }) +
  line('M150 108C176 84 224 84 250 108', '#a9713f', { width: 19 }) +
  line('M154 104C178 84 220 84 242 100', '#d2a06c', { width: 5 }) +
  form('M276 236C308 226 320 206 330 178L352 186C346 230 322 270 280 282Z', c.base) +
  line('M329 177L354 186', '#39424b', { width: 7 }) +
  form('M104 318C88 250 116 184 200 184S312 250 296 318Q294 326 284 326H116Q106 326 104 318Z', c.base) +
  line('M106 322H294', '#39424b', { width: 7 }) +
  form('M148 192Q158 166 200 165T252 192Q200 202 148 192Z', c.light) +
  line('M148 193Q200 204 252 193', '#39424b', { width: 5 }) +
  ovalForm([200, 158, 13, 11], '#a9713f', 'b') +
  line('M124 276Q124 230 152 208', '#ffffff', { width: 9, more: 'opacity=".45"' });
