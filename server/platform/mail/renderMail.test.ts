import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { MailContent } from './mail.ts';
import { escapeHtml, markup } from './markup.ts';
import { renderMail } from './renderMail.ts';

const at = '2026-11-20T20:30:00.000Z';

const contents: readonly MailContent[] = [
  { kind: 'registrationCode', code: '0417' },
  { kind: 'recoveryCode', code: '0417' },
  { kind: 'loginCode', code: '041723' },
  { kind: 'emailCode', code: '0417' },
  { kind: 'welcome' },
  { kind: 'passwordChanged', at },
  { kind: 'passwordRenewed', at },
  { kind: 'emailChanged', at },
  { kind: 'phoneChanged', at },
  { kind: 'ibanChanged', at },
  { kind: 'secondFactorOn', at },
  { kind: 'passkeyAdded', at },
  { kind: 'passkeyRemoved', at },
  { kind: 'secondFactorOff', at },
  { kind: 'accountDeleted', at },
  { kind: 'reviewWritten', car: 'Toyota Prius 2019' },
  { kind: 'reviewAnswered', car: 'Toyota Prius 2019', order: 2291 },
  { kind: 'reviewWanted', car: 'Toyota Prius 2019', order: 2291 },
  { kind: 'reportWaits', car: 'Toyota Prius 2019', order: 7, side: 'client' },
  { kind: 'reportStillWaits', car: 'Toyota Prius 2019', order: 7, side: 'owner' },
  { kind: 'identityMissing', car: 'Toyota Prius 2019', at: '2027-01-10T06:00:00.000Z', order: 2291 },
];

const overlap: MailContent = {
  kind: 'calendarOverlap',
  car: 'Toyota Prius 2019',
  car_id: 12,
  orders: [
    { id: 7, number: 'GZA-100007', from: '2027-01-10T06:00:00.000Z', to: '2027-01-13T06:00:00.000Z' },
    { id: 8, number: 'GZA-100008', from: '2027-01-20T06:00:00.000Z', to: '2027-01-22T06:00:00.000Z' },
  ],
};

const unsubscribe = '/unsubscribe/1.signature';
const carMails: readonly MailContent[] = [
  {
    kind: 'savedSearches',
    cars: (['new', 'cheaper', 'free_again'] as const).map((reason, index) => ({
      car: 'Toyota Prius 2019',
      path: '/cars/rent/toyota-prius/1',
      reason,
      price: 16_000,
      is_rental: index > 0,
    })),
    more: 12,
    unsubscribe,
  },
  { kind: 'carFree', car: 'Toyota Prius 2019', from: at, to: at, path: '/cars/rent/toyota-prius/1', unsubscribe },
];

const sameWords = (text: string) => ({ en: text, ka: text, ru: text });
const city = { en: 'Tbilisi', ka: 'თბილისი', ru: 'Тбилиси' };

const orderMails: readonly MailContent[] = OrderEventName.options.flatMap((event) =>
  (['client', 'owner'] as const).map((side) => ({
    kind: 'order' as const,
    event,
    side,
    order_id: 2291,
    number: 'GZA-102291',
    car: 'Toyota Prius 2019',
    from: '2027-01-31T19:30:00.000Z',
    to: '2027-02-03T19:30:00.000Z',
    places: {
      pick_up: { kind: 'own' as const, name: null, address: sameWords('5 Kostava, Tbilisi, call 599123456'), city },
      drop_off: { kind: 'hotel' as const, name: null, address: null, city },
    },
    total: 30_000,
    prepaid: 9_000,
    refund: event === 'cancel' ? 20_000 : 0,
    cash_back: event === 'cancel' ? 21_000 : 0,
    amount: event === 'refund' ? 5_000 : null,
    until: event === 'book' ? '2026-11-20T20:15:00.000Z' : null,
    is_owners_cancellation: false,
    is_begun: false,
    held: [],
    held_until: null,
    change: ['ask_change', 'take_change', 'accept_change'].includes(event)
      ? {
          car: 'Honda Fit 2018',
          from: '2027-01-31T19:30:00.000Z',
          to: '2027-02-05T19:30:00.000Z',
          total: 50_000,
          online: 20_000,
        }
      : null,
  })),
);

/** The owner cancelled what was paid, or what was being paid; two cars are held. */
const rescues: readonly MailContent[] = orderMails.flatMap((content) =>
  content.kind === 'order' && (content.event === 'cancel' || content.event === 'pay')
    ? [
        {
          ...content,
          is_owners_cancellation: true,
          held: [
            { car: 'Honda Fit 2018', total: 27_000 },
            { car: 'Toyota Aqua 2019', total: 30_000 },
          ],
          held_until: '2026-11-20T22:00:00.000Z',
        },
      ]
    : [],
);

const render = (content: MailContent, language: 'en' | 'ka' | 'ru' = 'en') =>
  renderMail({ to: 'nino1234@example.com', language, content }, 'https://gza.example');

test('text and markup say the same, in each language, with nothing left to fill in', () => {
  for (const language of ['en', 'ka', 'ru'] as const) {
    for (const content of [...contents, overlap, ...carMails, ...orderMails, ...rescues]) {
      const mail = render(content, language);
      assert.match(mail.html, new RegExp(`<html lang="${language}">`));
      for (const block of mail.text.trim().split('\n\n')) {
        const words = escapeHtml(block.split(': https://')[0] ?? '');
        assert.ok(mail.html.includes(words), words);
      }
      assert.equal(/[{}]|undefined/.test(`${mail.subject}${mail.text}${mail.html}`), false);
    }
  }
});

test('a mail about an order says when, in Georgian time, for how much, and what comes back', () => {
  const cancelled = orderMails.find((content) => content.kind === 'order' && content.event === 'cancel');
  assert.ok(cancelled);
  const { subject, text } = render(cancelled, 'ru');
  assert.match(subject, /GZA-102291/);
  assert.match(text, /31 янв\. 2027.*23:30.*3 февр\. 2027.*23:30.*300\s₾.*200\s₾/s);
  assert.match(text, /https:\/\/gza\.example\/orders\/2291/);
});

test('only what gives the money back says so: not what happens to the order later, nor another car that it pays for', () => {
  const saying = orderMails.flatMap((content) => {
    assert.ok(content.kind === 'order');
    return /Refund: 200\s₾/.test(render({ ...content, refund: 20_000 }).text) ? [content.event] : [];
  });
  assert.deepEqual(new Set(saying), new Set(['cancel', 'pay', 'release', 'no_show']));
});

test('it says when and where the car is got and given back, with a map and without the numbers that owners type', () => {
  const booked = orderMails.find((content) => content.kind === 'order' && content.event === 'book');
  assert.ok(booked);
  const { text, html } = render(booked);
  assert.match(text, /\n\nPick-up: 31 Jan 2027, 23:30, 5 Kostava, Tbilisi, call (?!.*599123456)/);
  assert.match(text, /\n\nShow on the map: https:\/\/www\.openstreetmap\.org\/search\?query=5\+Kostava%2C\+Tbilisi/);
  assert.match(html, /<a href="https:\/\/www\.openstreetmap\.org\/search\?query=5\+Kostava/);
  assert.match(text, /\n\nReturn: 3 Feb 2027, 23:30, at a hotel in Tbilisi, which your order shows\n/);
  assert.equal(text.match(/openstreetmap/g)?.length, 1);
  assert.match(render(booked, 'ka').text, /დაბრუნება: .*სასტუმროში, თბილისი/);
});

test('whom the owner let down is led to similar free cars; the owner is not', () => {
  const texts = orderMails.flatMap((content) =>
    content.kind === 'order' && content.event === 'cancel'
      ? [render({ ...content, is_owners_cancellation: true }).text]
      : [],
  );
  assert.match(texts[0] ?? '', /See similar free cars: https:\/\/gza\.example\/orders\/2291/);
  assert.match(texts[1] ?? '', /Open the order: https:\/\/gza\.example\/admin\/orders\/2291/);
});

test('the code is the one number of its length in a code mail', () => {
  const ofCodes = contents.flatMap((content) => ('code' in content ? [{ content, code: content.code }] : []));
  assert.equal(ofCodes.length, 4);
  for (const { content, code } of ofCodes) {
    const mail = render(content);
    // A colour may have digits alone.
    for (const part of [mail.subject, mail.text, mail.html])
      assert.deepEqual(new Set(part.match(new RegExp(`(?<!#)\\b\\d{${code.length}}\\b`, 'g'))), new Set([code]));
  }
});

test('the moment of a changed password is Georgian time', () => {
  const changed = { kind: 'passwordChanged', at } as const;
  assert.match(render(changed, 'ru').text, /21 нояб\. 2026, 00:30/);
  assert.match(render(changed, 'ka').text, /21 ნოე 2026, 00:30/);
});

test('a mail about cars says how it is switched off, in its text and for mail programs', () => {
  for (const content of carMails) {
    const { text, html, unsubscribe: target } = render(content);
    assert.equal(target, `https://gza.example${unsubscribe}`);
    for (const part of [text, html]) assert.ok(part.includes(`https://gza.example${unsubscribe}`));
  }
  assert.ok(contents.every((content) => render(content).unsubscribe === undefined));
});

test('the mail about days that another calendar has, too, names each order with its dates and leads to both', () => {
  const { subject, text } = render(overlap);
  assert.equal(subject, 'The Toyota Prius 2019 may be booked twice');
  assert.match(text, /GZA-100007: 10 Jan 2027, 10:00 – 13 Jan 2027, 10:00\n\nOpen the order: \S+\/admin\/orders\/7\n/);
  assert.match(text, /GZA-100008: .*\n\nOpen the order: \S+\/admin\/orders\/8\n/);
  assert.match(text, /See the calendars: https:\/\/gza\.example\/admin\/cars\/12\/sync\n/);
});

test('markup escapes every value', () => {
  assert.equal(markup`<p title="${'"x"'}">${"<b>&'"}</p>`.html, '<p title="&quot;x&quot;">&lt;b&gt;&amp;&#39;</p>');
  const items = [markup`<li>${'<1>'}</li>`, markup`<li>2</li>`];
  assert.equal(markup`<ul>${items}</ul>`.html, '<ul><li>&lt;1&gt;</li><li>2</li></ul>');
});

test('the mail about an order cancelled by the owner lists held cars, prices and times to the client only', () => {
  for (const content of rescues) {
    assert.ok(content.kind === 'order');
    const { text } = render(content);
    assert.equal(/Honda Fit 2018 \(270\s₾\), Toyota Aqua 2019 \(300\s₾\)/.test(text), content.side === 'client', text);
    assert.equal(text.includes('until 21 Nov 2026, 02:00'), content.side === 'client', text);
    assert.ok(!text.includes('Refund'), text);
  }
  const [none] = rescues.filter((content) => content.kind === 'order' && content.side === 'client');
  assert.ok(none?.kind === 'order');
  const freed = { ...none, held: [], held_until: null };
  assert.match(render(freed).text, /everything you paid\. Similar cars that are free/);
  // Nothing is rented from a day that is over.
  const late = render({ ...freed, is_begun: true }).text;
  assert.match(late, /everything you paid\.\n[^]*Open the order: /);
  assert.ok(!/similar/i.test(late), late);
});
