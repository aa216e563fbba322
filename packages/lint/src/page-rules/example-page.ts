import type { PageFacts } from '../page-facts.ts';

/** Facts of a page with nothing wrong, and what an example changes. */
export const examplePage = (more: Partial<PageFacts>): PageFacts => ({
  url: 'https://shop.example/',
  headers: { 'permissions-policy': 'tools=(self)' },
  frames: [],
  forms: [],
  scripts: [],
  errors: [],
  ...more,
});
