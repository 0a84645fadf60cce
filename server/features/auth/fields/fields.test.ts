import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FieldError } from '#server/platform/http/apiError.ts';
import { readAddressCopy, readEmail } from './email.ts';
import { type Field, readFields } from './fields.ts';
import { readCompanyName, readPersonName, readPostalAddress } from './name.ts';
import { readCode, readCompanyCode, readIban, readPersonalNumber, readPhone } from './number.ts';
import { readConfirmation, readNewPassword, readTypedPassword } from './password.ts';

type Table = readonly (readonly [typed: string, read: string | { problem: string }])[];

function check(read: (typed: string) => Field<string>, table: Table): void {
  for (const [typed, expected] of table) {
    const wanted = typeof expected === 'string' ? { value: expected } : expected;
    assert.deepEqual(read(typed), wanted, JSON.stringify(typed.slice(0, 80)));
  }
}

const required = { problem: 'required' };
const long = 'a'.repeat(10_000);

test('e-mails are lowercased; what no mail server takes is refused', () => {
  const wrong = { problem: 'emailWrong' };
  check(readEmail, [
    [' Nino.Beridze+cars@Example.COM ', 'nino.beridze+cars@example.com'],
    ['\u200Bnino@example.com\u00A0', 'nino@example.com'],
    ["o'neill@mail.example.co.uk", "o'neill@mail.example.co.uk"],
    ['', required],
    ['   ', required],
    ['nino', wrong],
    ['nino@localhost', wrong],
    ['nino@example.com, other@example.com', wrong],
    ['nino@example.com\nBcc: all@example.com', wrong],
    ['nino..beridze@example.com', wrong],
    ['.nino@example.com', wrong],
    ['nino@-example.com', wrong],
    ['ნინო@example.com', wrong],
    ['<b>@example.com', wrong],
    [`${'a'.repeat(65)}@example.com`, wrong],
    [`${long}@example.com`, wrong],
    ['nino\0@example.com', wrong],
  ]);
});

test('the address is a copy of the e-mail, whatever its capitals', () => {
  assert.deepEqual(readAddressCopy('NINO@example.com', 'nino@Example.com '), { value: 'nino@example.com' });
  assert.deepEqual(readAddressCopy('nina@example.com', 'nino@example.com'), { problem: 'addressDiffers' });
});

test('names hold letters of any script, and nothing invisible', () => {
  const wrong = { problem: 'nameCharacters' };
  check(readPersonName, [
    ['  ნინო   ანა ', 'ნინო ანა'],
    ['Анна-Мария', 'Анна-Мария'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    [`N${'\u0300'.repeat(9)}ino`, wrong],
    ["O'Neill Jr.", "O'Neill Jr."],
    ["'t Hooft", "'t Hooft"],
    ['’Abd al‑Rahman', '’Abd al‑Rahman'],
    ['ʻAbdulloh ʿUmar', 'ʻAbdulloh ʿUmar'],
    ['D‘Angelo', 'D‘Angelo'],
    ['Anna–Maria', 'Anna–Maria'],
    ['Gal·la', 'Gal·la'],
    ['\u200FNino\u00A0\u202FBeridze\u200E', 'Nino Beridze'],
    ['\u202EonEn', 'onEn'],
    ['Ni\u200B\u00ADno\uFEFF', 'Nino'],
    ['\u3164\u200B', required],
    ["'", wrong],
    ['-Nino', wrong],
    ['נועה', 'נועה'],
    ['', required],
    ['\t', required],
    ['Nino\tBeridze', wrong],
    ['Nino\0', wrong],
    ['<b>Nino</b>', wrong],
    ['Nino 🚗', wrong],
    ['007', wrong],
    [long, { problem: 'nameTooLong' }],
  ]);
  check(readCompanyName, [
    ['შპს „კოლხეთი 2000“', 'შპს „კოლხეთი 2000“'],
    ['Cars & Sons, Ltd. №1', 'Cars & Sons, Ltd. №1'],
    ['', required],
    ['12345', { problem: 'companyCharacters' }],
    ['<script>x</script>', { problem: 'companyCharacters' }],
    ['Cars 🚗', { problem: 'companyCharacters' }],
    [`Cars q${'\u0300'.repeat(9)}`, { problem: 'companyCharacters' }],
    ['Cars\u202E\u00A0‹Nord›', 'Cars ‹Nord›'],
    ['Cars\u0007', { problem: 'companyCharacters' }],
    [long, { problem: 'companyTooLong' }],
  ]);
  check(readPostalAddress, [
    ['რუსთაველის გამზ. 12, ბინა 4', 'რუსთაველის გამზ. 12, ბინა 4'],
    ['', required],
    ['12', { problem: 'postalAddressWrong' }],
    ['Street\0 12', { problem: 'postalAddressWrong' }],
    ['<img src=x> 12', { problem: 'postalAddressWrong' }],
    [long, { problem: 'postalAddressTooLong' }],
  ]);
});

test('phones become E.164, Georgian without a country', () => {
  const wrong = { problem: 'phoneWrong' };
  check(readPhone, [
    ['+995 555 12 34 56', '+995555123456'],
    ['555123456', '+995555123456'],
    ['00995 555 12-34-56', '+995555123456'],
    ['+49 (151) 23456789', '+4915123456789'],
    ['\u202A+995\u00A0555\u00A012\u201134\u201356\u202C', '+995555123456'],
    ['\u200B555123456\uFEFF', '+995555123456'],
    // Ranges that are in use and that the library does not know.
    ...['505', '510', '522', '533', '544', '552', '560', '561', '562', '585'].map(
      (range) => [`+995 ${range} 12 34 56`, `+995${range}123456`] as const,
    ),
    ['0510123456', '+995510123456'],
    // One that Germany has not given out yet, as far as the library knows.
    ['+49 199 1234567', '+491991234567'],
    ['+995 650 12 34 56', wrong],
    ['+995 510 12 34 5', wrong],
    ['', required],
    ['+995 555 12 34 5', wrong],
    ['+995 555 12 34 567', wrong],
    ['+999 555 12 34 56', wrong],
    ['call +995 555 12 34 56', wrong],
    ['٥٥٥١٢٣٤٥٦', wrong],
    ['5'.repeat(10_000), wrong],
  ]);
});

test('numbers have the length they must have', () => {
  check(readPersonalNumber, [
    [' 01017012345 ', '01017012345'],
    ['\u202D01017012345\u202C', '01017012345'],
    ['0101701234', { problem: 'personalNumberWrong' }],
    ['010170123456', { problem: 'personalNumberWrong' }],
    ['0101701234a', { problem: 'personalNumberWrong' }],
    ['٠١٠١٧٠١٢٣٤٥', { problem: 'personalNumberWrong' }],
    ['', required],
  ]);
  check(readCompanyCode, [
    ['404123456', '404123456'],
    ['40412345', { problem: 'companyCodeWrong' }],
    ['4041234567', { problem: 'companyCodeWrong' }],
  ]);
  check(readCode, [
    ['0417', '0417'],
    ['\u00A0\u200B0417', '0417'],
    ['417', { problem: 'codeFormat' }],
    ['04170', { problem: 'codeFormat' }],
    ['4.17', { problem: 'codeFormat' }],
    ['', required],
  ]);
});

test('an IBAN is Georgian and its check digits fit, for any one digit changed', () => {
  const right = 'GE29NB0000000101904917';
  check(readIban, [
    ['ge29 nb00 0000 0101 9049 17', right],
    ['\u202AGE29\u00A0NB00\u00A00000\u20090101\u200B9049\u00A017\uFEFF', right],
    ['', required],
    ['  ', required],
    ['DE89370400440532013000', { problem: 'ibanWrong' }],
    [right.slice(0, -1), { problem: 'ibanWrong' }],
    [`${right}0`, { problem: 'ibanWrong' }],
    [long, { problem: 'ibanWrong' }],
  ]);
  for (let at = 2; at < right.length; at += 1) {
    if (at === 4 || at === 5) continue;
    const digit = (Number(right[at]) + 1) % 10;
    const wrong = right.slice(0, at) + digit + right.slice(at + 1);
    assert.deepEqual(readIban(wrong), { problem: 'ibanChecksum' }, wrong);
  }
});

test('passwords are long enough, not common, and otherwise free', () => {
  check(
    (typed) => readNewPassword(typed, 'Nino.Beridze@example.com'),
    [
      ['seven green buses', 'seven green buses'],
      [' spaces stay ', ' spaces stay '],
      ['მანქანა1', 'მანქანა1'],
      ['🚗🚕🚙🚌🚎🏎🚓🚑', '🚗🚕🚙🚌🚎🏎🚓🚑'],
      ['xK'.repeat(64), 'xK'.repeat(64)],
      ['', required],
      ['seven77', { problem: 'passwordTooShort' }],
      ['🚗🚕🚙🚌', { problem: 'passwordTooShort' }],
      [`${'xK'.repeat(64)}x`, { problem: 'passwordTooLong' }],
      [long, { problem: 'passwordTooLong' }],
      ['Password1', { problem: 'passwordCommon' }],
      ['qwertyuiop', { problem: 'passwordCommon' }],
      ['          ', { problem: 'passwordCommon' }],
      ['zzzzzzzzzzzz', { problem: 'passwordCommon' }],
      ['nino.beridze@example.com', { problem: 'passwordCommon' }],
      ['seven\0green', { problem: 'passwordCharacters' }],
    ],
  );
  assert.deepEqual(readConfirmation('seven green buses ', 'seven green buses'), { problem: 'passwordsDiffer' });
  assert.deepEqual(readConfirmation('', 'seven green buses'), required);
});

test('a typed password is cut past what an account can have, so that no longer one passes for it', () => {
  const typed = readTypedPassword(long);
  assert.equal('value' in typed && typed.value.length, 257);
});

test('a form names all its wrong fields at once', () => {
  assert.throws(
    () => readFields({ email: readEmail('nino'), name: readPersonName('Nino'), code: readCode('') }),
    (error) => {
      assert.ok(error instanceof FieldError);
      assert.deepEqual(error.fields, { email: 'emailWrong', code: 'required' });
      return true;
    },
  );
});
