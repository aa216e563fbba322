import type { ToolRule } from '../rule.ts';

/** Internals of the shop in a description. */
export const implementationDetail: ToolRule = {
  id: 'implementation-detail',
  family: 'clarity',
  kind: 'tool',
  severity: 'warning',
  reason:
    'Endpoints, tables and functions say nothing to an agent, use up the budget, and tell an attacker how the shop is built.',
  source: 'Chrome, WebMCP best practices',
  check({ description }) {
    const text = description.slice(0, 3000);
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((quote) => quote !== undefined);
    return found === undefined ? [] : [{ path: '/description', args: { quote: found.trim().slice(0, 60) } }];
  },
  good: [
    { description: 'Returns title, imageUrl and price; next_cursor continues the list.' },
    { description: 'Searches the menu and returns { matchCount }.' },
    { description: 'Reserves a table by the window.' },
    { description: 'Lists shirts by size(s) and prices (RM).' },
    { description: 'Returns the state of the delivery and who handles it.' },
    { description: 'Ships to a service point.' },
  ],
  bad: [
    { description: 'Calls POST /api/v2/cart and returns the answer.' },
    { description: 'Prepares the summary in the service worker.' },
    { description: 'Needs requestUserInteraction.' },
    { description: 'Reads the row from the table wp_posts.' },
    { description: 'Dispatches addItem() on the Redux store.' },
    { description: 'Ruft die REST-Schnittstelle auf und liest aus der Datenbank.' },
  ],
};

const patterns = [
  /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[\w/-]+|\/(?:api|rest|graphql|wp-json|v\d)\/[\w/-]*/,
  /\b(?:service worker|web worker|local ?storage|session ?storage|indexed ?db|graphql|rest[- ](?:api|endpoint|schnittstelle|service)|(?:api|http|ajax|backend|server) (?:call|endpoint|request|route)s?|endpoint|webhook|websocket|microservice|cron job|redis|postgres(?:ql)?|mysql|mongodb|sqlite|elasticsearch|algolia|supabase|firebase|wp_ajax|wp_\w+|php class|sql quer(?:y|ies)|database|datenbank|base de datos|base de données|queryselector|css selector|dom (?:node|element|tree)|react (?:state|context|hook|component)|redux|zustand|vuex|pinia|use(?:State|Effect|Reducer)|event bus|json(?:-| )rpc|lambda|stored procedure|ORM)\b/i,
  /\b(?:request(?:User)?Interaction|requestUserInteraction|registerTool|modelContext|provideContext|executeTool|fetch\(|dispatchEvent|addEventListener|setTimeout|postMessage)\b/,
  /\b[a-z]\w*(?:\.\w+)?\(\)|\b[a-z]+[A-Z]\w*\(\w*\)/,
  /\b[A-Z][a-z]+(?:_[A-Z][a-z]+)+\b|\b[A-Z][a-zA-Z]+(?:Service|Controller|Repository|Manager|Handler|Provider|Reducer|Mutation)\b/,
  /服务端接口|数据库|后端接口|调用接口|データベース|エンドポイント|データーベース|데이터베이스|엔드포인트/u,
];
