import { describe, expect, it } from 'vitest';
import { isUnusable, type Input } from './input.ts';
import { readHtml } from './read-html.ts';

const read = (html: string): Input => {
  const input = readHtml('a.html', html);
  if (isUnusable(input)) throw new Error(input.problem);
  return input;
};

describe('a declarative form', () => {
  it('is a tool with the schema the browser makes of its controls', () => {
    const { definitions } = read(`
      <form toolname=find_gift tooldescription="Finds a gift." tooltitle=Gifts toolautosubmit>
        <label for=age>Age <b>of the person</b></label><input id=age name=age type=number min=0 max=120 required>
        <select name=kind toolparamdescription="What kind"><option value=book>Book<option>Toy</select>
        <input type=hidden name=token><input type=radio name=wrap value=yes><input type=radio name=wrap value=no>
        <input name=off disabled><button name=go>Go</button>
      </form>`);
    expect(definitions).toEqual([
      {
        name: 'find_gift',
        title: 'Gifts',
        description: 'Finds a gift.',
        form: 'agent',
        set: 'a.html',
        source: { file: 'a.html' },
        inputSchema: {
          type: 'object',
          properties: {
            age: { type: 'number', minimum: 0, maximum: 120, description: expect.stringContaining('Age') },
            kind: { type: 'string', enum: ['book', 'Toy'], description: 'What kind' },
            wrap: { type: 'string', enum: ['yes', 'no'] },
          },
          required: ['age'],
          additionalProperties: false,
        },
      },
    ]);
  });

  it('takes controls that name it from elsewhere, and none from a template', () => {
    const { definitions } = read(
      `<form id=f toolname=find tooldescription=Finds.></form><input form=f name=q><template><form toolname=x tooldescription=y></form></template>`,
    );
    expect(definitions).toHaveLength(1);
    expect(definitions[0]?.inputSchema).toMatchObject({ properties: { q: { type: 'string' } } });
  });

  it('without a description is no tool, and is among the facts of the page', () => {
    const { definitions, pages } = read('<form toolname=find><input type=password name=p></form>');
    expect(definitions).toEqual([]);
    expect(pages[0]?.forms).toEqual([
      {
        name: 'find',
        description: '',
        autosubmit: false,
        inputs: [{ name: 'p', type: 'password', autocomplete: '' }],
      },
    ]);
  });
});

it('reads frames, scripts and what is broken or nested 10,000 deep', () => {
  const { pages } = read(
    `<iframe src="https://ads.example/" allow=tools></iframe><script>navigator.modelContext</script>${'<div>'.repeat(10_000)}<form toolname=a tooldescription=b`,
  );
  expect(pages[0]?.frames).toEqual([{ url: 'https://ads.example/', allow: 'tools', thirdParty: true }]);
  expect(pages[0]?.scripts[0]?.text).toBe('navigator.modelContext');
});
