import type { CarMailTexts } from './carMailTexts.ts';

export const cars: CarMailTexts = {
  found: {
    subject: 'News from your saved searches: {{car}}',
    title: 'Found for you',
    lead: 'Here is what has changed in your saved searches.',
    note: 'You get at most one e-mail like this a day. Prices are as of when we looked.',
    action: 'Open your saved searches',
  },
  reasons: {
    new: '{{car}}: new, {{price}}',
    cheaper: '{{car}}: now cheaper, {{price}}',
    free_again: '{{car}}: free again, {{price}}',
  },
  perDay: '{{sum}} a day',
  perRental: '{{sum}} for your dates',
  seeCar: 'See the car',
  more: 'More cars in your saved searches: {{count}}.',
  free: {
    subject: 'The {{car}} is free on your dates',
    title: 'Free again',
    lead: 'The {{car}} can now be booked from {{from}} to {{to}} (Tbilisi time).',
    note: 'Others may be waiting, too: the first to book gets it. We tell you about these dates only this once.',
    action: 'Book the car',
  },
  unsubscribe: 'No more mails about cars',
};
