import type { PageRule } from '../rule.ts';
import { examplePage } from './example-page.ts';

/** Tools handed to a frame of somebody else. */
export const frameTools: PageRule = {
  id: 'frame-tools',
  family: 'page',
  kind: 'page',
  severity: 'warning',
  reason:
    'allow="tools" lets a frame of another origin offer tools beside the shop\'s. What it offers, and changes tomorrow, is not under the shop\'s control.',
  source: 'WebMCP draft, permissions policy; swissspidy webmcp-lint, iframe-allow-tools (idea)',
  check: ({ frames }) =>
    frames.flatMap(({ allow, thirdParty, url }, index) =>
      thirdParty && allow.split(';').some((part) => /^\s*tools(?!\s*'none')(\s|$)/.test(part))
        ? [{ path: `/frames/${index}`, args: { frame: url.slice(0, 200) } }]
        : [],
    ),
  good: [
    examplePage({ frames: [{ url: 'https://ads.example/', allow: 'fullscreen', thirdParty: true }] }),
    examplePage({ frames: [{ url: 'https://ads.example/', allow: "tools 'none'", thirdParty: true }] }),
    examplePage({ frames: [{ url: '/help', allow: 'tools', thirdParty: false }] }),
  ],
  bad: [
    examplePage({ frames: [{ url: 'https://ads.example/', allow: 'tools', thirdParty: true }] }),
    examplePage({ frames: [{ url: 'https://ads.example/', allow: 'camera; tools *', thirdParty: true }] }),
  ],
};
