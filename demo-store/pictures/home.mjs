import { lantern, pillar, tableLamp } from './lights.mjs';
import { boxForm, form, line, oval, ovalForm, path, repeat, shadow } from './paint.mjs';

const brass = '#c79a45';

const blanket = ({ c }) =>
  shadow(204, 330, 142) +
  [
    [326, c.deep],
    [276, c.base],
    [226, c.light],
  ]
    .map(([y, colour], n) =>
      form(
        `M${62 + n * 4} ${y - 24}Q${62 + n * 4} ${y - 52} ${90 + n * 4} ${y - 52}H318Q338 ${y - 50} 336 ${y - 26}T312 ${y}H${90 + n * 4}Q${62 + n * 4} ${y} ${62 + n * 4} ${y - 24}Z`,
        colour,
        'f',
      ),
    )
    .join('') +
  form(
    'M70 198Q74 172 100 172H316Q336 172 338 196Q340 244 336 288Q300 296 262 290Q266 240 258 206Q160 214 70 198Z',
    c.base,
    'f',
  ) +
  line('M262 216Q298 222 338 214M264 234Q300 240 339 232M265 262Q300 268 338 260', c.pale, {
    width: 6,
    more: 'opacity=".85"',
  }) +
  line('M96 186H250M100 194H240', c.pale, { width: 5, more: 'opacity=".7"' }) +
  line(repeat([11, 7, 0], [266, 291], 'l-2 20'), c.light, { width: 3.5 }) +
  line('M82 256Q72 276 84 296M84 210Q74 228 86 246', c.dark, { width: 3, more: 'opacity=".4"' });

const cushion = ({ c }) =>
  shadow(204, 326, 136) +
  form(
    'M74 118Q68 104 84 104Q200 122 316 104Q332 104 326 118Q308 220 326 312Q330 328 314 326Q200 310 86 326Q70 328 74 312Q92 220 74 118Z',
    c.base,
    'b',
  ) +
  line('M78 112Q200 130 322 112M80 318Q200 302 320 318', c.pale, { width: 3 }) +
  line(
    'M92 122Q120 142 128 168M306 124Q286 142 276 160M94 308Q122 290 134 262M306 306Q282 288 270 268M160 126Q170 142 168 158M238 306Q230 290 232 280',
    c.deep,
    { width: 4, more: 'opacity=".55"' },
  ) +
  line('M118 150Q108 220 120 282', c.pale, { width: 5, more: 'opacity=".5"' }) +
  [162, 200, 238]
    .map((x) =>
      line(`M${x} 190v44M${x - 14} 204l28 16M${x + 14} 204l-28 16`, c.pale, {
        width: 3,
        more: 'opacity=".9"',
      }),
    )
    .join('');

const stool = ({ c }) =>
  shadow(204, 340, 130) +
  form('M192 182H212L222 316Q216 322 208 316Z', c.deep) +
  form('M118 176H144L104 342Q94 346 88 338Z', c.base) +
  form('M258 176H284L316 338Q308 346 298 342Z', c.base) +
  line('M116 270Q200 282 292 268', c.deep, { width: 9 }) +
  form('M68 156Q68 184 200 190T332 156V150H68Z', c.deep) +
  ovalForm([200, 150, 132, 30], c.base, 'f') +
  line('M98 146Q200 128 300 146M112 158Q200 172 286 158M150 148Q200 142 250 149', c.deep, {
    width: 2.5,
    more: 'opacity=".55"',
  }) +
  oval([132, 152, 9, 4], c.dark, 'opacity=".6"') +
  oval([268, 152, 9, 4], c.dark, 'opacity=".6"') +
  oval([202, 138, 9, 4], c.dark, 'opacity=".6"') +
  line('M84 142Q130 124 190 123', '#ffffff', { width: 4, more: 'opacity=".5"' });

const pegRail = ({ c }) =>
  boxForm([34, 106, 332, 44, 6], c.base, 'f') +
  line('M44 120Q150 112 240 120T358 116M46 138Q160 132 356 138', c.deep, {
    width: 2,
    more: 'opacity=".55"',
  }) +
  line('M276 132Q262 184 274 190M292 132Q306 184 294 190', '#9d7b4a', { width: 5 }) +
  form('M238 190H330Q338 250 326 296Q284 306 242 296Q230 250 238 190Z', '#c8b48c') +
  line('M246 202H324', '#8f7648', { width: 2, more: 'stroke-dasharray="5 4"' }) +
  form('M70 178Q74 146 112 142T158 176Z', '#b5603f', 'b') +
  form('M46 184Q112 160 182 184Q186 194 114 196T46 184Z', '#c9744f', 'f') +
  line('M70 178Q112 166 158 176', '#7f3f28', { width: 7 }) +
  [74, 116, 200, 284, 328]
    .map(
      (x) =>
        path(`M${x - 6} 124h12l3 20h-18Z`, c.dark, 'opacity=".35"') +
        ovalForm([x, 128, 12, 12], c.light, 'b'),
    )
    .join('') +
  line('M200 138Q176 190 200 232Q226 190 202 138', '#6b7a4b', { width: 6 });

const basket = ({ c }) =>
  shadow(204, 326, 136) +
  line('M104 190C110 60 290 60 296 190', c.deep, { width: 15 }) +
  line('M106 186C114 66 286 66 294 186', c.light, { width: 5, more: 'stroke-dasharray="9 7"' }) +
  oval([200, 190, 126, 26], c.dark) +
  form('M74 190Q86 326 128 326H272Q314 326 326 190Q200 232 74 190Z', c.base) +
  [0, 1, 2, 3, 4]
    .map((n) => {
      const half = 118 - n * 9 - n * n * 1.2;
      const row = `M${200 - half} ${226 + n * 18}q${half} 36 ${half * 2} 0`;
      const odd = (n % 2) * 13;
      return (
        line(row, c.deep, { width: 6, more: `stroke-dasharray="14 12" stroke-dashoffset="${odd}"` }) +
        line(row, c.light, { width: 6, more: `stroke-dasharray="14 12" stroke-dashoffset="${13 - odd}"` })
      );
    })
    .join('') +
  line('M112 214L134 322M150 224L160 324M200 228V326M250 224L240 324M288 214L266 322', c.dark, {
    width: 3,
    more: 'opacity=".35"',
  }) +
  line('M74 190Q200 234 326 190', c.light, { width: 13 }) +
  line('M74 190Q200 234 326 190', c.deep, { width: 13, more: 'stroke-dasharray="3 12"' });

const plantPot = ({ c }) =>
  shadow(204, 334, 116) +
  [
    [-62, -150, -34],
    [-34, -176, -14],
    [4, -188, 4],
    [40, -170, 20],
    [70, -140, 40],
    [-84, -92, -52],
    [92, -84, 56],
  ]
    .map(
      ([x, y, bend], n) =>
        path(
          `M200 196Q${200 + bend - 20} ${196 + y * 0.5} ${200 + x} ${206 + y}Q${200 + bend + 26} ${200 + y * 0.42} 208 196Z`,
          n % 2 ? '#6f9262' : '#56794f',
        ) + line(`M204 196Q${204 + bend} ${198 + y * 0.46} ${200 + x} ${206 + y}`, '#9db685', { width: 2 }),
    )
    .join('') +
  form('M118 326Q118 336 130 338H270Q282 336 282 326L288 318H112Z', c.deep) +
  form('M128 206H272L254 320Q200 330 146 320Z', c.base) +
  form('M116 184H284V210Q200 222 116 210Z', c.light) +
  oval([200, 185, 84, 13], c.dark) +
  oval([200, 187, 74, 9], '#4a362a') +
  line('M146 236L154 300', '#ffffff', { width: 7, more: 'opacity=".3"' }) +
  path('M226 232q20 22 14 60 14-20 12-60Z', c.pale, 'opacity=".35"');

const budVase = ({ c }) =>
  shadow(204, 326, 74) +
  line('M200 150Q188 96 210 60M200 150Q214 128 240 118', '#6b7a4b', { width: 4 }) +
  form('M210 64C176 66 168 34 190 24C196 12 222 12 230 24C252 34 244 66 210 64Z', '#cf5a3c', 'b') +
  path('M194 30Q210 48 228 30Q222 52 210 54T194 30Z', '#a83f28') +
  oval([210, 36, 8, 6], '#3a2a24') +
  ovalForm([246, 114, 12, 9], '#8c9a63', 'b') +
  form(
    'M188 146H212Q208 200 226 222Q256 250 254 284Q250 326 222 326H178Q150 326 146 284Q144 250 174 222Q192 200 188 146Z',
    c.base,
  ) +
  oval([200, 146, 14, 4], c.dark) +
  line('M184 146Q200 152 216 146', c.light, { width: 3 }) +
  line('M166 250Q156 270 162 296', '#ffffff', { width: 7, more: 'opacity=".5"' }) +
  path('M156 310Q164 326 178 326H222Q236 326 244 310Q200 322 156 310Z', '#b98d68', 'opacity=".9"');

/** Handle, then its colours (the first is the main picture), how it is drawn, and further views. */
export const home = {
  'lambswool-blanket': {
    colours: { oat: '#cdb993', rust: '#b5603f', pine: '#55705f' },
    draw: blanket,
    views: { closer: { closer: [280, 260, 2.2] } },
  },
  'linen-cushion-cover': { colours: { clay: '#bf7d60', natural: '#d8c6a8', pine: '#5d7a6c' }, draw: cushion },
  'paper-lantern': { colours: { white: '#f5ead0' }, draw: lantern },
  'brass-table-lamp': { colours: { brass }, draw: tableLamp },
  'milking-stool': { colours: { ash: '#d8b786', black: '#3c3936' }, draw: stool },
  'oak-peg-rail': { colours: { oak: '#c89a63' }, draw: pegRail },
  'willow-basket': {
    colours: { willow: '#b98b54' },
    draw: basket,
    views: { closer: { closer: [150, 250, 2.2] } },
  },
  'beeswax-pillar': { colours: { honey: '#dba644' }, draw: pillar },
  'terracotta-plant-pot': { colours: { terracotta: '#c4754f' }, draw: plantPot },
  'bud-vase': { colours: { slate: '#76838d', moss: '#8a9168', sand: '#dcc6a2' }, draw: budVase },
};
