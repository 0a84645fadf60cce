import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPersonal, type Personal } from './findPersonal.ts';
import { isRedacted } from './isRedacted.ts';
import { aTrace, post, reportDesk } from './testing/reportDesk.ts';

const personal: readonly (readonly [string | number, Personal])[] = [
  ['nino@example.com', 'email'],
  ['q=nino%40example.com&page=1', 'email'],
  ['Call +995 555 12 34 56', 'phone'],
  ['+995555123456', 'phone'],
  ['%2B995555123456', 'phone'],
  ['555 123 456', 'phone'],
  ['599-12-34-56', 'phone'],
  ['599 12 34 56', 'phone'],
  ['00995599123456', 'phone'],
  ['00 995 599 12-34-56', 'phone'],
  ['GE29NB0000000101904917', 'iban'],
  ['GE29 NB00 0000 0101 9049 17', 'iban'],
  ['ge29nb0000000101904917', 'iban'],
  ['ge29-nb00-0000-0101-9049-17', 'iban'],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', 'token'],
  ['Bearer aaaabbbbcccc', 'token'],
  ['hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4Ja6Fo_iEwTkA', 'token'],
  ['hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4Ja6Fo_iEwTkA0', 'token'],
  ['hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4Ja6Fo+iEwTkA=', 'token'],
  ['hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4J', 'token'],
  ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'token'],
  ['data:image/png;base64,iVBORw0KGgo=', 'base64'],
  ['A'.repeat(130), 'base64'],
  ['Aa0-Bb_1'.repeat(20), 'base64'],
  ['4111 1111 1111 1111', 'card'],
  ['4111111111111111', 'card'],
  [4_111_111_111_111_111, 'card'],
  ['a '.repeat(3_000), 'long'],
];

test('whatever looks like personal data is found, as a value, within one and as a name', () => {
  for (const [value, kind] of personal) {
    assert.equal(findPersonal({ some: { list: [0, value] } }), kind, String(value));
    assert.equal(findPersonal({ text: `before ${value} after` }), kind, String(value));
    assert.equal(findPersonal([{ [String(value)]: true }]), kind, String(value));
  }
});

test('data of a page without a user is not', () => {
  for (const value of [
    '2026-11-20T06:00:00.000Z',
    Date.parse('2026-11-20T06:00:00Z'),
    'searchCars({"query":{"from":"2027-01-10T10:00","to":"2027-01-13T10:00","page":2}})',
    'https://gza.example/static/AdminAccountsScreen.4f1c2ab09d8e7c6b5a40.js',
    'GZ-10482',
    '4111 1111 1111 1112',
    'V1StGXR8_Z5jdHi6B-myT',
    '«name 3»',
    'Toyota Land Cruiser Prado 150, 2019–2023',
    555_123_456,
    '/pictures/cars/4f1c2ab09d8e7c6b5a404f1c2ab09d8e-960.webp',
    '0123456789abcd',
    // Its hash and its width together have the check digit of a card.
    '/pictures/zcoupe-01-right-ff5313238617-320.webp 320w, /pictures/boxvan-01-rear-6b3417528064-320.webp 320w',
    // A name in an address, as long as a secret.
    'toyota-land-cruiser-prado-150-2019-tbilisi1',
  ])
    assert.equal(findPersonal({ some: [value] }), null, String(value));
  const miniature = `data:image/webp;base64,${'UklGRmoA'.repeat(40)}`;
  assert.equal(findPersonal({ image: { placeholder: miniature } }), null);
  assert.equal(findPersonal({ image: { url: miniature } }), 'base64');
  assert.equal(findPersonal({ image: { placeholder: miniature.replace('webp', 'jpeg') } }), 'base64');
});

/** Values and names that the redaction leaves, and the forms that they can have. */
const keptAt: Readonly<Record<string, (value: string | number) => ReturnType<typeof aTrace>>> = {
  'a slug': (value) => aTrace({ route: { pattern: '/', params: { slug: value } } }),
  'a status': (value) => aTrace({ orders: { status: value } }),
  'an id': (value) => aTrace({ auth: { current: { user_id: value } } }),
  'a key': (value) => aTrace({ modals: { open: { kind: 'report', key: value } } }),
  'the words of a car': (value) => aTrace({ fleet: { brand: value, car: value } }),
  'a picture': (value) => aTrace({ fleet: { image: { url: `/pictures/${value}.webp` } } }),
  'a part of a screen': (value) => aTrace({ screen: { 'profile/email/step': value } }),
  'a name of a part': (value) => aTrace({ screen: { [value]: true } }),
  'a name in a list of names': (value) => aTrace({ registration: { counts: { [value]: 1 } } }),
  'a name of a request': (value) => aTrace({ api: { mutations: { [value]: null } } }),
  'a name of a call': (value) => aTrace({ api: { queries: { [`${value}(undefined)`]: null } } }),
  'a token of ours': (value) => aTrace({ route: { pattern: `«${value} 1»`, params: {}, search: {} } }),
  'the number of a token': (value) => aTrace({ route: { pattern: `«name ${value}»`, params: {}, search: {} } }),
  'a type': (value) => withType(String(value)),
  'a type of a slice': (value) => withType(`auth/${value}`),
};

function withType(type: string) {
  const trace = aTrace();
  const step = { type: 'PERFORM_ACTION', action: { type }, timestamp: trace.actionsById[0]?.timestamp ?? 0 } as const;
  return { ...trace, actionsById: { ...trace.actionsById, 1: step } };
}

/** Of a person, and nothing that a pattern knows them by. */
const unlikely = ['Nino Beridze', '01001012345', '599123456', '32 599 123', 'hYm3u0sKqWQ1rX9dVt2Lb7', 'ნინო'];

test('no secret passes as a value or a name that the redaction leaves, whether it looks like one or not', () => {
  for (const [where, traceOf] of Object.entries(keptAt))
    for (const value of [...personal.map(([secret]) => secret), ...unlikely]) {
      // They could be the name of a car.
      if (where === 'the words of a car' && ['Nino Beridze', 'ნინო', '32 599 123'].includes(String(value))) continue;
      const file = traceOf(value);
      assert.ok(findPersonal(file) !== null || !isRedacted(file), `${value} as ${where}`);
    }
});

test('a report with any of it is not taken, whatever its fields are called', async (t) => {
  const { visitor, server } = await reportDesk(t, { config: { limitsFactor: 1000 } });
  // One of each kind.
  for (const [value, kind] of new Map(personal.map((one) => [one[1], one])).values()) {
    // The redaction leaves it as it is.
    const { status, body } = await post(visitor, {
      trace: aTrace({ route: { pattern: '/', params: { slug: value } } }),
    });
    assert.deepEqual(
      [status, body],
      [
        422,
        {
          trace:
            kind === 'long'
              ? 'There is too much in this file.'
              : 'Something in this file looks like personal data, so it was not accepted.',
        },
      ],
      String(value),
    );
  }
  const { rows } = await server.context.pool.query('select from traces');
  assert.equal(rows.length, 0);
});
