import { box, form, group, line, oval, ovalForm, path } from './paint.mjs';

const brass = '#c79a45';

const steel = '#c9cfd2';

const handle = (c, [x, y, length, height]) =>
  form(
    `M${x} ${y}Q${x + length * 0.5} ${y - height * 0.22} ${x + length} ${y - 4}Q${x + length + 16} ${y + height * 0.5} ${x + length - 8} ${y + height + 6}Q${x + length * 0.45} ${y + height * 0.76} ${x} ${y + height}Z`,
    c.base,
    'f',
  ) +
  line(
    `M${x + 14} ${y + height * 0.3}Q${x + length / 2} ${y + height * 0.1} ${x + length - 10} ${y + height * 0.34}M${x + 10} ${y + height * 0.68}Q${x + length / 2} ${y + height * 0.5} ${x + length - 12} ${y + height * 0.86}`,
    c.deep,
    { width: 2, more: 'opacity=".7"' },
  ) +
  [0.16, 0.46, 0.76]
    .map(
      (at) =>
        oval([x + length * at, y + height * 0.48, 4.5], brass) +
        oval([x + length * at - 1, y + height * 0.48 - 1, 1.8], '#fff', 'opacity=".7"'),
    )
    .join('');

export const chefKnife = ({ c }) =>
  group(
    'rotate(-36 200 200)',
    form('M226 168H238V232Q228 236 222 222L8 219Q30 196 92 178T226 168Z', steel, 'f'),
    path('M8 219Q70 206 140 204T222 208L222 222Z', '#f4f7f8'),
    line('M30 202Q110 178 224 175', '#ffffff', { width: 3, more: 'opacity=".8"' }),
    line('M150 186h26M150 192h16', '#8f9a9f', { width: 2 }),
    box([230, 166, 14, 36, 3], '#9aa4a8'),
    handle(c, [242, 168, 128, 32]),
  );

export const paringKnife = ({ c }) =>
  group(
    'rotate(-28 190 190)',
    form('M188 152H198V186Q190 192 182 184L64 180Q96 158 188 152Z', steel, 'f'),
    path('M64 180Q120 172 184 174L184 184Z', '#f4f7f8'),
    box([192, 150, 9, 28, 2], '#9aa4a8'),
    handle(c, [200, 152, 98, 26]),
  ) +
  ovalForm([138, 284, 54], '#e9bd3a', 'b') +
  oval([138, 284, 47], '#f9efc0') +
  oval([138, 284, 43], '#f3d866') +
  line('M138 244V324M98 284H178M110 256L166 312M166 256L110 312', '#fbf4d4', { width: 4 }) +
  oval([138, 284, 7], '#fbf4d4') +
  line('M222 292q30-14 50 4t52-6', '#e2b538', { width: 9 }) +
  line('M222 289q30-14 50 4t52-6', '#f6e08a', { width: 3 });
