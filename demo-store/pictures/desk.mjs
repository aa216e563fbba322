import { deskLamp } from './lights.mjs';
import { box, boxForm, form, group, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';

const brass = '#c79a45';

const oak = '#c89a63';

const notebook = ({ c }) =>
  group(
    'rotate(-10 200 200)',
    box([98, 68, 214, 276, 10], c.dark),
    box([100, 66, 208, 270, 6], '#f5ecd9'),
    line('M304 74V330M300 74V332', '#d8c7a5', { width: 1.5 }),
    boxForm([92, 62, 206, 270, 9], c.base, 'f'),
    line('M108 64V330', c.dark, { width: 3, more: 'opacity=".5"' }),
    box([270, 62, 9, 270], c.dark, 'opacity=".8"'),
    boxForm([140, 106, 96, 50, 4], '#f3e8d2', 'f'),
    line('M154 124H222M154 138H200', '#a58c66', { width: 2.5 }),
    path('M160 332V372L167 362 174 372V332Z', '#b5533a'),
  );

const openNotebook = ({ c }) =>
  group(
    'rotate(-5 200 200)',
    box([36, 96, 330, 226, 10], c.base),
    form('M200 106Q120 92 48 104V306Q120 296 200 312Z', '#f8f0df', 'f') +
      form('M200 106Q280 92 354 104V306Q280 296 200 312Z', '#f5ecd9', 'f'),
    line(
      repeat(
        [9, 0, 20],
        [62, 124],
        'm0 0h0m14-1h0m14 0h0m14 0h0m14 0h0m14 0h0m14 0h0m14 1h0m14 1h0m42-2h0m14 0h0m14-1h0m14 0h0m14 0h0m14 0h0m14 0h0m14 0h0',
      ),
      '#b9a888',
      { width: 2.6 },
    ),
    line('M200 106V312', '#cbb893', { width: 3 }),
    line('M76 138q22-12 40 0t46-2M76 158q26-10 44 0M76 178q18-8 34 0t30 0', '#39506b', { width: 3 }),
    path('M214 98V350L221 340 228 352V100Z', '#b5533a'),
  );

const pocketNotebook = ({ c }) =>
  group(
    'rotate(12 200 200)',
    box([124, 98, 158, 214, 9], c.dark),
    box([126, 96, 152, 208, 5], '#f5ecd9'),
    boxForm([118, 92, 152, 208, 9], c.base, 'f'),
    box([246, 92, 8, 208], c.dark, 'opacity=".8"'),
    boxForm([146, 122, 74, 36, 3], '#f3e8d2', 'f'),
    line('M158 140H206', '#a58c66', { width: 2.5 }),
  ) +
  group(
    'rotate(-18 300 220)',
    boxForm([292, 92, 15, 190, 2], '#d9a54a', 'f'),
    path('M292 282H307L299.5 312Z', '#ecd3a6'),
    path('M297 301H302L299.5 312Z', '#3a3230'),
    box([292, 82, 15, 14, 3], '#c96f5a'),
    box([292, 94, 15, 7], '#b8bcc0'),
  );

const pen = ({ c }) =>
  group(
    'rotate(-36 200 180)',
    form('M92 164H238L250 168V196L238 200H92Q76 198 76 182T92 164Z', c.base, 'f'),
    box([150, 164, 46, 36], '#f3d9b8', 'opacity=".35"') +
      line('M156 182H190', '#2a2f4a', { width: 9, more: 'opacity=".55"' }),
    form('M250 168H290Q296 182 290 196H250Z', c.dark, 'f'),
    box([244, 164, 7, 36, 2], brass),
    form('M288 170Q322 172 352 182Q322 192 288 194Z', '#d8b15c', 'f'),
    line('M310 182H350', '#6e5320', { width: 1.8 }) + oval([308, 182, 3.4], '#6e5320'),
    line('M88 171H236', '#ffffff', { width: 4, more: 'opacity=".45"' }),
  ) +
  group(
    'rotate(-22 200 292)',
    form('M110 272H236Q250 274 250 290T236 308H110Q100 306 100 290T110 272Z', c.base, 'f'),
    box([218, 271, 9, 38, 2], brass) +
      boxForm([108, 262, 96, 9, 4], brass, 'f') +
      ovalForm([202, 267, 7], brass, 'b'),
    line('M116 279H212', '#ffffff', { width: 4, more: 'opacity=".4"' }),
  ) +
  line('M282 256q18-24 30-6t28-4', '#2a2f4a', { width: 4 });

const ink = ({ c }) =>
  shadow(204, 326, 112) +
  path(
    'M104 206Q104 190 122 190H278Q296 190 296 206V308Q296 326 278 326H122Q104 326 104 308Z',
    '#c7d6dc',
    'opacity=".75"',
  ) +
  form('M116 220Q200 210 284 220V304Q284 316 270 316H130Q116 316 116 304Z', c.base) +
  line('M118 206V306', '#ffffff', { width: 7, more: 'opacity=".75"' }) +
  line('M284 208V300', '#ffffff', { width: 3, more: 'opacity=".5"' }) +
  boxForm([144, 232, 112, 66, 4], '#f5ecd9', 'f') +
  line('M162 252H238M174 278H226', '#8a7350', { width: 3 }) +
  oval([200, 265, 4], c.base) +
  boxForm([160, 172, 80, 22, 4], '#c7d6dc') +
  boxForm([150, 118, 100, 58, 8], '#2f3338', 'm') +
  line(repeat([11, 8.4, 0], [158, 126], 'v42'), '#14171a', { width: 2, more: 'opacity=".6"' }) +
  path('M322 330q16-30 34-6 8 22-18 20-18-2-16-14Z', c.base) +
  oval([334, 326, 5, 3], '#ffffff', 'opacity=".5"');

const tray = ({ c }) =>
  shadow(204, 330, 160) +
  path('M86 214H314L362 302H38Z', c.deep) +
  path('M98 222H302L342 294H58Z', c.dark, 'opacity=".45"') +
  path('M58 294L74 264H326L342 294Z', c.light) +
  group(
    'translate(118 196) skewX(-14)',
    boxForm([20, 30, 112, 74, 3], '#faf3e4', 'f'),
    boxForm([26, 24, 112, 74, 3], '#f4e9d4', 'f'),
    line('M42 44H116M42 58H122M42 72H90', '#9fb0bb', { width: 3 }),
  ) +
  line('M262 236L312 282', '#30455c', { width: 9 }) +
  line('M312 282L320 290', '#d8b15c', { width: 5 }) +
  form('M38 302H362V326Q362 336 352 336H48Q38 336 38 326Z', c.base, 'f') +
  line('M52 314Q140 308 200 316T350 312M60 326Q150 322 230 328T344 324', c.deep, {
    width: 2,
    more: 'opacity=".6"',
  }) +
  path('M86 214L38 302H58L98 222Z', c.light) +
  path('M314 214L362 302H342L302 222Z', c.deep) +
  line('M86 214H314', c.pale, { width: 4 });

const pencils = ({ c }) =>
  shadow(204, 330, 84) +
  [
    [-54, -7],
    [-33, -3],
    [-11, -1],
    [11, 2],
    [33, 4],
    [54, 8],
  ]
    .map(([x, lean], n) =>
      group(
        `translate(${200 + x} 326) rotate(${lean})`,
        boxForm([-10, -206, 20, 206, 2], n % 2 ? c.base : c.light),
        line('M-3-204V-2', c.pale, { width: 2, more: 'opacity=".6"' }),
        path('M-10-206H10L0-252Z', '#ecd0a0'),
        path('M-10-206Q-6-212-3-206Q0-212 3-206Q7-212 10-206V-204H-10Z', n % 2 ? c.base : c.light),
        path('M-4-234H4L0-252Z', '#35302e'),
      ),
    )
    .join('') +
  form('M120 236Q200 248 280 236L276 292Q200 304 124 292Z', '#f3e7cf') +
  line('M150 258Q200 265 250 258M166 276Q200 280 234 276', '#9a5b3a', { width: 3 });

const scissors = ({ c }) =>
  group(
    'rotate(38 200 200)',
    form('M190 214L162 24Q190 60 212 206Z', '#d3d9dc', 'f') +
      form('M210 214L242 26Q212 60 188 206Z', '#bfc7cb', 'f'),
    line('M166 40L198 204M238 42L204 204', '#ffffff', { width: 2.5, more: 'opacity=".8"' }),
    line('M206 212Q222 240 232 252M194 212Q178 240 168 252', c.base, { width: 16 }),
    oval([146, 300, 36, 52], 'none', `stroke="${c.base}" stroke-width="17" transform="rotate(22 146 300)"`) +
      oval(
        [256, 298, 32, 46],
        'none',
        `stroke="${c.base}" stroke-width="17" transform="rotate(-22 256 298)"`,
      ),
    oval(
      [143, 297, 38, 54],
      'none',
      `stroke="${c.light}" stroke-width="4" transform="rotate(22 143 297)" opacity=".7"`,
    ) +
      oval(
        [253, 295, 34, 48],
        'none',
        `stroke="${c.light}" stroke-width="4" transform="rotate(-22 253 295)" opacity=".7"`,
      ),
    ovalForm([200, 208, 10], brass, 'b') + line('M194 208H206', '#6e5320', { width: 2 }),
  );

/** Handle, then its colours (the first is the main picture), how it is drawn, and further views. */
export const desk = {
  'brass-desk-lamp': { colours: { brass }, draw: deskLamp, views: { closer: { closer: [236, 130, 2] } } },
  'dot-grid-notebook': {
    colours: { black: '#3a3b40', ochre: '#c8963e', blue: '#47648a' },
    draw: notebook,
    place: 'lying',
    views: { open: { draw: openNotebook } },
  },
  'dot-grid-notebook-pocket': {
    colours: { black: '#3a3b40', ochre: '#c8963e' },
    draw: pocketNotebook,
    place: 'lying',
  },
  'fountain-pen': {
    colours: { navy: '#30455c' },
    draw: pen,
    place: 'lying',
    views: { closer: { closer: [270, 130, 2] } },
  },
  'bottled-ink': { colours: { black: '#2b2b30', blue: '#2f4f8f', sepia: '#7a4a2c' }, draw: ink },
  'oak-desk-tray': { colours: { oak }, draw: tray },
  'cedar-pencils': { colours: { green: '#5f7d66' }, draw: pencils },
  'steel-scissors': { colours: { black: '#3a3b40' }, draw: scissors, place: 'lying' },
};
