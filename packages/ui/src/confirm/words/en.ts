import type { ConfirmWords } from '../words.ts';

export const en: ConfirmWords = {
  lang: 'en',
  order: {
    heading: (merchant) => `Order from ${merchant}?`,
    intro: (button) =>
      `A shopping agent prepared this order for you. “${button}” places it with an obligation to pay.`,
    place: 'Place order and pay',
  },
  write: { intro: 'A shopping agent asks to do this for you.', details: 'Details', allow: 'Allow' },
  sections: {
    items: 'Items',
    totals: 'To pay',
    disclosures: 'Please note',
    delivery: 'Delivery',
    buyer: 'Buyer',
    payment: 'Payment and terms',
  },
  rows: {
    to: 'To',
    method: 'Method',
    account: 'Account',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    payment: 'Payment',
    discounts: 'Discounts',
    terms: 'Terms',
  },
  guest: 'Guest, not signed in',
  days: (min, max) => (min < max ? `${min} to ${max} days` : `${max} ${max === 1 ? 'day' : 'days'}`),
  version: (terms) => `Version ${terms}`,
  decline: 'Decline',
  dismiss: 'Dismiss',
  sending: 'Your approval was sent. Waiting for the shop’s answer …',
  changed: (removed) => {
    const gone = removed.length > 0 ? ` No longer included: ${removed.join(', ')}.` : '';
    return `This has changed since you were asked. Changed rows are marked.${gone} Please read it again.`;
  },
  badge: '(changed)',
  hurry: 'Less than a minute is left to decide.',
  expires: (time) => `Expires in ${time}`,
  notes: {
    expired: 'The question expired. Nothing was ordered or changed.',
    withdrawn: 'The question was withdrawn. Nothing was ordered or changed by it.',
    void: 'What you were asked about has changed in the meantime. Nothing was ordered or changed.',
    unavailable: 'This page cannot show the question safely. Please finish by hand.',
    mismatch: 'The question did not match what the shop would do and was stopped. Nothing was ordered.',
    refused: 'The shop did not take the approval. Please look at the current state before you go on.',
  },
};
