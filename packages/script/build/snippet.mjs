/** The tag a page carries; the demo store's attributes, which a merchant replaces by the shop's own. */
export function toSnippet({ integrity }) {
  const phases = [
    'checkout=/checkout',
    'receipt=/receipt/:id',
    'none=/sign-in',
    'none=/account/passkeys',
    'none=/pay/*',
  ];
  return `<script type="module" src="/vitrine/vitrine.js" integrity="${integrity}" crossorigin
  data-store="http" data-endpoint="/api" data-sign-in="/sign-in"
  data-phases="${phases.join('; ')}"></script>
`;
}
