import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.fixture.ts';

describe('show_variant', () => {
  it('opens the variant that options name, without regard to case', async () => {
    const page = await openPage('/');
    const answer = await page.call('show_variant', {
      handle: 'wool-scarf',
      options: [{ name: 'color', value: 'BLUE' }],
    });
    expect(answer).toMatchObject({
      ok: true,
      moving_to: '/products/wool-scarf?variant=v-scarf-blue',
      data: { variant: { price: { amount: 4500 } } },
    });
  });

  it('moves nowhere and answers the choices where several fit', async () => {
    const page = await openPage('/');
    const answer = await page.call('show_variant', { handle: 'wool-scarf' });
    expect(answer).toMatchObject({
      code: 'rejected',
      reason: 'ambiguous',
      state: { choices: [{ variant_id: 'v-scarf-red' }, { variant_id: 'v-scarf-blue' }] },
    });
    expect(answer).not.toHaveProperty('moving_to');
  });

  it('answers what there is where none fits', async () => {
    const page = await openPage('/');
    const answer = await page.call('show_variant', { handle: 'wool-scarf', variant_id: 'v-mug' });
    expect(answer).toMatchObject({ reason: 'not_found', state: { choices: [{}, {}] } });
  });
});
