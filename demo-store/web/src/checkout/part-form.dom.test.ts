import { afterEach, describe, expect, it } from 'vitest';
import { exampleCheckout } from '../../example-checkout.ts';
import type { Answer, CheckoutPart, Shop } from '../shop.ts';
import { languageOf } from '../language.ts';
import { hasTyped } from '../unsaved-forms.ts';
import './contact-form.ts';
import type { PartForm } from './part-form.ts';

type Saved = Answer<ReturnType<typeof exampleCheckout>>;

const ada = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };

async function contactForm(answer: () => Promise<Saved>) {
  const sent: CheckoutPart[] = [];
  const updateCheckout = ({ parts }: { parts: CheckoutPart[] }) => (sent.push(...parts), answer());
  const element = document.createElement('contact-form') as PartForm;
  element.shop = { store: { commands: { updateCheckout } }, language: languageOf('en') } as unknown as Shop;
  element.checkout = exampleCheckout({ buyer: ada });
  document.body.append(element);
  await element.updateComplete;
  const form = element.querySelector('form')!;
  const email = element.querySelector<HTMLInputElement>('[name=email]')!;
  const submit = async () => {
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { element, form, email, sent, submit };
}

afterEach(() => document.body.replaceChildren());

describe('a part of the checkout', () => {
  it('takes over what the shop says while nobody has typed', async () => {
    const { element, email } = await contactForm(async () => ({ ok: true, value: exampleCheckout() }));
    element.checkout = exampleCheckout({ buyer: { ...ada, email: 'countess@example.com' } });
    await element.updateComplete;
    expect(email.value).toBe('countess@example.com');
  });

  it('keeps what was typed when the page is redrawn', async () => {
    const { element, email, form } = await contactForm(async () => ({ ok: true, value: exampleCheckout() }));
    email.value = 'typed@example.com';
    element.checkout = exampleCheckout({ buyer: { ...ada, email: 'countess@example.com' } });
    await element.updateComplete;
    expect(email.value).toBe('typed@example.com');
    expect(hasTyped(form)).toBe(true);
  });

  it('sends exactly its part and shows what the shop made of it', async () => {
    const saved = { ...ada, email: 'lower@example.com' };
    const { email, form, sent, submit, element } = await contactForm(async () => ({
      ok: true,
      value: exampleCheckout({ buyer: saved }),
    }));
    email.value = 'LOWER@example.com';
    await submit();
    expect(sent).toEqual([{ buyer: { ...ada, email: 'LOWER@example.com' } }]);
    expect(email.value).toBe('lower@example.com');
    expect(hasTyped(form)).toBe(false);
    expect(element.querySelector('[role=status]')?.textContent).toContain('Saved');
  });

  it('marks what somebody else changed, and not what was saved here', async () => {
    const saved = exampleCheckout({ buyer: { ...ada, first_name: 'Augusta' } });
    const { element, form, submit } = await contactForm(async () => ({ ok: true, value: saved }));
    const marked = () => [...form.querySelectorAll('.changed input')].map((one) => one.getAttribute('name'));
    form.querySelector<HTMLInputElement>('[name=first_name]')!.value = 'Augusta';
    await submit();
    expect(marked()).toEqual([]);
    element.checkout = exampleCheckout({
      buyer: { ...ada, first_name: 'Augusta', email: 'new@example.com' },
    });
    await element.updateComplete;
    expect(marked()).toEqual(['email']);
  });

  it('asks for what is missing before the shop is asked', async () => {
    const { form, sent, submit } = await contactForm(async () => ({ ok: true, value: exampleCheckout() }));
    form.querySelector<HTMLInputElement>('[name=last_name]')!.value = '';
    await submit();
    expect(sent).toEqual([]);
    expect(form.querySelector('#last_name-says')?.textContent).toContain('fill this in');
  });

  it('says why the shop refused and keeps the text', async () => {
    const { element, email, submit } = await contactForm(async () => ({
      ok: false,
      fault: { code: 'timed_out' },
    }));
    email.value = 'new@example.com';
    await submit();
    expect(element.querySelector('[role=alert]')?.textContent).toContain('could not reach');
    expect(email.value).toBe('new@example.com');
  });
});
