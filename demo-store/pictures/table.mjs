import { taperBundle, taperPair } from './lights.mjs';
import { form, group, line, mix, oval, ovalForm, path, repeat, shadow } from './paint.mjs';
import { bowl, espressoCups, glaze, mug, mugFromAbove, plate, secondsVase, teapot } from './stoneware.mjs';

const glass = ({ c, x, y, full }) =>
  group(
    `translate(${x} ${y})`,
    path('M-52-150L-42-8Q-40 0-30 0H30Q40 0 42-8L52-150Z', c.base, 'opacity=".34"'),
    path(
      `M${-47 + full / 14}-${full}L-40-14Q-38-8-30-8H30Q38-8 40-14L${47 - full / 14}-${full}Z`,
      mix(c.base, '#bfe3ea', 0.6),
      'opacity=".75"',
    ),
    oval([0, -full, 46 - full / 20, 9], '#ffffff', 'opacity=".55"'),
    path('M-41-12Q-40 0-30 0H30Q40 0 41-12Q0-2-41-12Z', c.deep, 'opacity=".5"'),
    oval(
      [0, -150, 52, 11],
      '#ffffff',
      `fill-opacity=".25" stroke="${c.deep}" stroke-width="2.5" stroke-opacity=".6"`,
    ),
    line('M-36-128L-29-34', '#ffffff', { width: 7, more: 'opacity=".7"' }),
    line('M40-120L34-40', '#ffffff', { width: 3, more: 'opacity=".5"' }),
    oval([12, -22, 2.5], '#fff', 'opacity=".7"') + oval([-8, -46, 2], '#fff', 'opacity=".7"'),
  );

const tumblers = ({ c }) =>
  shadow(150, 310, 66) +
  shadow(250, 336, 66) +
  glass({ c, x: 148, y: 308, full: 60 }) +
  glass({ c, x: 246, y: 334, full: 104 });

const carafe = ({ c }) =>
  shadow(204, 326, 96) +
  path(
    'M164 84V138C164 170 112 196 112 250Q112 326 150 326H250Q288 326 288 250C288 196 236 170 236 138V84Z',
    c.base,
    'opacity=".3"',
  ) +
  path(
    'M128 214Q116 232 116 252Q117 320 152 320H248Q283 320 284 252Q284 232 272 214Z',
    '#9fd0dc',
    'opacity=".7"',
  ) +
  oval([200, 214, 72, 14], '#e9f7fa', 'opacity=".8"') +
  path('M124 300Q134 326 152 326H248Q266 326 276 300Q200 330 124 300Z', c.deep, 'opacity=".35"') +
  path('M156 70Q156 60 166 60H234Q244 60 244 70L238 118H162Z', c.base, 'opacity=".45"') +
  oval(
    [200, 62, 40, 8],
    '#ffffff',
    `fill-opacity=".5" stroke="${c.deep}" stroke-width="2" stroke-opacity=".5"`,
  ) +
  line('M164 120H236', c.deep, { width: 3, more: 'opacity=".4"' }) +
  line('M134 234Q128 270 142 302M176 92V136', '#ffffff', { width: 8, more: 'opacity=".75"' }) +
  line('M270 240Q274 270 266 296', '#ffffff', { width: 3, more: 'opacity=".6"' }) +
  ovalForm([226, 286, 22, 20], '#e9c94d', 'f') +
  oval([226, 286, 15, 13], '#f7e7a0');

const tablecloth = ({ c }) =>
  shadow(204, 340, 150) +
  line('M92 260L86 344M308 260L314 344', '#8a6241', { width: 13 }) +
  form(
    'M76 168L324 168L352 292Q336 312 318 296T282 302T240 312T196 304T152 314T112 302T70 306Q54 306 48 292Z',
    c.base,
    'f',
  ) +
  path('M76 168L324 168L332 202Q200 214 68 202Z', c.pale) +
  line('M96 208L82 300M150 212L146 310M212 212L216 306M268 210L280 300M304 208L324 294', c.deep, {
    width: 5,
    more: 'opacity=".45"',
  }) +
  line('M110 210L100 302M166 212L164 312M228 212L234 310M314 206L336 296', '#ffffff', {
    width: 5,
    more: 'opacity=".4"',
  }) +
  line('M50 284Q66 300 112 293T196 296T282 293T350 283', c.deep, {
    width: 2.5,
    more: 'stroke-dasharray="1 7"',
  }) +
  shadow(196, 178, 30) +
  form('M180 132Q176 178 186 180H208Q218 178 214 132Z', '#7c8b8f') +
  line('M196 134Q190 98 176 88M198 134Q202 92 220 80', '#6b7a4b', { width: 3 }) +
  oval([176, 86, 9, 6], '#d8a24f') +
  oval([222, 78, 10, 7], '#c9703e');

/** The same cloth as it comes out of its box, folded, with the paper band that tells inches. */
const tableclothFolded = ({ c }) =>
  shadow(204, 326, 142) +
  [0, 1, 2, 3, 4]
    .map((n) =>
      form(
        `M${78 + (n % 2) * 4} ${300 - n * 30}Q70 ${286 - n * 30} 84 ${280 - n * 30}H${318 - (n % 2) * 5}Q334 ${294 - n * 30} 322 ${326 - n * 30 - n * 1}H90Q76 ${324 - n * 30} ${78 + (n % 2) * 4} ${300 - n * 30}Z`,
        n % 2 ? c.light : c.base,
        'f',
      ),
    )
    .join('') +
  path('M84 160L132 128H286L322 160Z', c.pale) +
  line('M132 128L170 160M286 128L250 160', c.deep, { width: 2, more: 'opacity=".5"' }) +
  path('M172 128H232L240 160V326H164V160Z', '#f7efe0') +
  path('M164 160H240V326H164Z', '#ecdfc8') +
  line(repeat([9, 6.5, 0], [176, 190], 'v10'), '#9a5b3a', { width: 2 }) +
  line('M176 190H228M180 222H224M186 234H218', '#9a5b3a', { width: 2 });

const napkins = ({ c }) =>
  shadow(204, 326, 134) +
  [0, 1, 2, 3]
    .map((n) => {
      const y = 326 - n * 27;
      return (
        form(
          `M${74 + n * 5} ${y - 14}Q70 ${y - 28} 84 ${y - 28}H${316 - n * 4}Q332 ${y - 26} ${328 - n * 3} ${y - 12}T${314 - n * 3} ${y}H${88 + n * 4}Q74 ${y} ${74 + n * 5} ${y - 14}Z`,
          n % 2 ? c.light : c.base,
          'f',
        ) +
        line(`M${96 + n * 4} ${y - 6}H${306 - n * 4}`, c.deep, { width: 1.6, more: 'stroke-dasharray="4 5"' })
      );
    })
    .join('') +
  form('M92 218L150 158H312L318 218Q200 226 92 218Z', c.pale, 'f') +
  line('M108 212L156 168H300L304 212', c.deep, { width: 1.8, more: 'stroke-dasharray="4 5"' }) +
  line('M108 212L132 190M304 212L290 190', c.deep, { width: 1.8 }) +
  path('M204 158Q216 190 206 222L318 218L312 158Z', c.base, 'opacity=".55"') +
  line('M214 182q18 30 52 10M262 196q-24-32-50-14', '#6f7b52', { width: 4 }) +
  oval([270, 184, 9, 5], '#7d8a5c', 'transform="rotate(-30 270 184)"') +
  oval([210, 176, 9, 5], '#7d8a5c');

/** Handle, then its glazes or cloths (the first is the main picture), how it is drawn, and further views. */
export const table = {
  'speckled-mug': {
    colours: glaze,
    draw: mug({ scale: 1 }),
    views: { above: { draw: mugFromAbove, place: 'lying' } },
  },
  'speckled-mug-large': {
    colours: { sand: glaze.sand, slate: glaze.slate },
    draw: mug({ scale: 1.22, wide: 1.06, drink: '#8a5a34' }),
    views: { closer: { closer: [150, 190, 2.1] } },
  },
  'espresso-cup': { colours: { sand: glaze.sand, slate: glaze.slate }, draw: espressoCups },
  'dinner-plate': {
    colours: glaze,
    draw: plate,
    place: 'lying',
    views: { closer: { closer: [260, 260, 2.2] } },
  },
  'serving-bowl': { colours: { sand: glaze.sand, moss: glaze.moss }, draw: bowl },
  'glass-tumbler': { colours: { clear: '#a9c6c8', amber: '#cf8a3c', smoke: '#7a7880' }, draw: tumblers },
  'glass-carafe': { colours: { clear: '#a9c6c8' }, draw: carafe },
  'stoneware-teapot': {
    colours: { slate: glaze.slate, sand: glaze.sand },
    draw: teapot,
    views: { closer: { closer: [300, 236, 2.1] } },
  },
  'linen-tablecloth': { colours: { natural: '#d8c6a8', rust: '#b5603f' }, draw: tablecloth },
  'linen-tablecloth-inch': { colours: { natural: '#d8c6a8', rust: '#b5603f' }, draw: tableclothFolded },
  'linen-napkins': { colours: { natural: '#d8c6a8', rust: '#b5603f' }, draw: napkins },
  'seconds-vase': {
    colours: { grey: '#8fa3a0' },
    draw: secondsVase,
    views: { closer: { closer: [220, 240, 2.2] } },
  },
  'beeswax-taper': {
    colours: { honey: '#dba644' },
    draw: taperPair,
    views: { six: { draw: taperBundle, place: 'lying' } },
  },
};
