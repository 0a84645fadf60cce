import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeClaim, moveDeposit } from '../calls/orders/claims.ts';
import { openThread, sendMessage } from '../calls/threads.ts';
import { CarChanges } from './cars/fleetFields.ts';
import { plainText } from './plainText.ts';

/** An address that is shown the right way round, and read by no rule about contacts. */
const turned = '\u{202E}moc.liamg@onin';

test('what cannot be seen steers nothing, and is nothing by itself; joined signs and line breaks stay', () => {
  assert.equal(plainText(`Write to ${turned}\u{202C}`), 'Write to moc.liamg@onin');
  assert.equal(plainText('a\u{61C}b\u{7}c\td \r\n\n\n e\u{2066}'), 'abc d\n\n e');
  assert.equal(plainText('👩\u{200D}🔧 می\u{200C}خواهم'), '👩\u{200D}🔧 می\u{200C}خواهم');
  for (const nothing of ['\u{200B}', '\u{200D}\u{FE0F}', '\u{3164}\n\u{115F}', ' \u{AD} ', '\u{2800}\u{2800}', '\u{7}'])
    assert.equal(plainText(nothing), '', JSON.stringify(nothing));
});

test('texts for others are plain when they are sent: messages, claims, deposits, descriptions', () => {
  const key = 'moc.liamg@onin';
  const claim = (text: string) => ({ items: [{ kind: 'fine', amount: 100, text }] });
  const deposit = (reason: string) => ({ kind: 'kept', amount: 100, way: 'cash', reason });
  assert.equal(sendMessage.body.parse({ text: turned }).text, key);
  assert.equal(openThread.body.parse({ car_id: 1, text: turned }).text, key);
  assert.equal(makeClaim.body.parse(claim(turned)).items[0]?.text, key);
  assert.equal(moveDeposit.body.parse(deposit(turned)).reason, key);
  assert.equal(CarChanges.parse({ descriptions: { en: turned } }).descriptions?.en, key);
  assert.equal(sendMessage.body.safeParse({ text: '\u{200B}' }).success, false);
  assert.equal(openThread.body.safeParse({ car_id: 1, text: '\u{200B}' }).success, false);
  assert.equal(makeClaim.body.safeParse(claim('\u{200B}')).success, false);
  assert.equal(moveDeposit.body.safeParse(deposit('\u{200B}')).success, false);
});
