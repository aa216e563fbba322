import { says } from '../purpose.ts';
import type { Reading } from '../reading.ts';
import { isAsian } from '../words.ts';
import type { ToolRule } from '../rule.ts';

/** Description that could stand with another tool just as well. */
export const vagueDescription: ToolRule = {
  id: 'vague-description',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason: 'The description is all by which an agent chooses. "Handles the cart" fits five tools.',
  source: 'Chrome, WebMCP best practices',
  check: (tool) => (tool.description.trim() !== '' && isVague(tool) ? [{ path: '/description' }] : []),
  good: [
    { description: 'Returns the opening hours.' },
    { name: 'get_cart', description: 'Read what the cart holds at the moment' },
    { description: 'Handle the shopping bag (view, add, update, remove)' },
    { description: '返回购物车中的商品。' },
    { description: 'Öffnet den Warenkorb.' },
  ],
  bad: [
    { description: 'Handle pizza status' },
    { description: 'Applies some flight filters.' },
    { description: 'Does various things with the shop.' },
    { description: 'Hotel helper.' },
    { description: 'Sync.' },
    { description: 'Fetch details' },
    { description: '帮助工具。' },
    { description: 'Verwaltet Daten.' },
    { description: 'Alter fields of a product.' },
  ],
};

const generic =
  /^(manage|manages|handle|handles|process|processes|do|does|perform|performs|run|runs|execute|executes|work|works|deal|deals|operate|operates|administer|control|controls|verwalte\w*|verarbeite\w*|behandel\w*|gestiona\w*|maneja\w*|procesa\w*|gère|gérer|traite\w*|gestisce)$/;
const filler =
  /^(some|various|things|thing|stuff|something|fields|different|general|generic|helper|helpers|utility|utilities|misc|miscellaneous|several|certain|anything|whatever|etc|diverse|verschiedene\w*|irgend\w*|hilfsfunktion\w*|daten|varias|varios|cosas|divers|diverses|choses|plusieurs|données|datos|functionality|functions|operations|actions)$/;
const asianFiller =
  /^(?:.{0,6}(?:工具|功能|操作|处理|帮助|管理|ツール|機能|処理|管理|도구|기능|처리|관리))[。.]?$/u;

const empty =
  /^(info|infos|information|informationen|details?|results?|content|contents|list|all|the|información|detalles|informations|détails|here|page)$/;

function isVague({ description, words, headWords }: Reading): boolean {
  const text = description.trim();
  if (isAsian(text)) return text.length <= 4 || asianFiller.test(text);
  const count = words.length;
  if (count <= 3 && words.slice(1).every(({ word }) => empty.test(word))) return true;
  const weighty = says(headWords, 'do:buy', 'do:refund', 'thing:payment', 'thing:order', 'thing:checkout');
  if (count <= 2)
    return !(
      count === 2 &&
      says(
        headWords.slice(0, 1),
        'do:read',
        'do:find',
        'do:drop',
        'do:move',
        'do:add',
        'do:send',
        'do:buy',
        'do:show',
        'do:cancel',
      )
    );
  if (count <= 6 && !weighty && generic.test(words[0]?.word ?? '') && !/[(:,]/.test(text)) return true;
  return count <= 12 && words.some(({ word }) => filler.test(word)) && !/[(:]/.test(text);
}
