import assert from 'node:assert/strict';
import { test } from 'node:test';
import { existsSync, readFileSync } from 'node:fs';
import { localState } from './localState.ts';
import { checkSource } from './sourceRules.ts';

const messages = (path: string, text: string) =>
  checkSource({ path, text }).map(({ line, message }) => `${line} ${message}`);

test('finds names that say nothing', () => {
  assert.equal(messages('src/lib/utils.ts', '').length, 1);
  assert.equal(messages('src/ui/index.ts', '').length, 1);
  assert.equal(messages('src/ui/button.tsx', '').length, 1);
  assert.deepEqual(messages('src/ui/Button.tsx', ''), []);
  assert.deepEqual(messages('src/main.tsx', ''), []);
});

test('finds SQL outside repositories', () => {
  const text = "const rows = await db.selectFrom('cars').execute();";
  assert.equal(messages('server/features/cars/listCars.ts', text).length, 1);
  assert.deepEqual(messages('server/features/cars/carRepository.ts', text), []);
  assert.deepEqual(messages('server/features/cars/carRepository.test.ts', text), []);
});

test('finds upper case by style', () => {
  assert.equal(messages('src/ui/Button.tsx', "const style = { textTransform: 'uppercase' };").length, 1);
});

test('finds assertions without a reason and counts lines in Georgian text', () => {
  const text = "const road = 'გზა';\nconst a = road as unknown;\nconst b = a!;\n";
  assert.deepEqual(
    checkSource({ path: 'src/lib/road.ts', text }).map(({ line }) => line),
    [2, 3],
  );
  assert.deepEqual(messages('src/lib/road.ts', '// Checked by the router.\nconst a = b as string;'), []);
  assert.deepEqual(messages('src/lib/road.ts', "const a = ['x'] as const;"), []);
});

test('finds texts next to conditional content, which a translator would break', () => {
  for (const children of [
    'New {isOld ? <b /> : null}',
    "{t('free')} {count && <b />}",
    "<FreeIcon />{t('free')}",
    "{read === null ? '' : 'read'}<b />",
    "<b />{isFree && t('free')}",
  ])
    assert.equal(messages('src/ui/Chip.tsx', `const chip = <p>${children}</p>;`).length, 1, children);
  for (const children of [
    "<span>{t('free')}</span>{isOld ? <b /> : null}",
    "<FreeIcon /><span>{t('free')}</span>",
    "{isFree ? t('free') : t('taken')}",
    '<b /> per day',
    '\n  <b />\n  {isOld ? <b /> : <i />}\n',
  ])
    assert.deepEqual(messages('src/ui/Chip.tsx', `const chip = <p>${children}</p>;`), [], children);
  for (const returned of [
    "if (free) return <p>{t('free')} {t('days')}</p>;\nreturn <p>{t('taken')}</p>;",
    "return <div>{free ? <p>{t('free')}<b /></p> : <p>{t('taken')}</p>}</div>;",
  ])
    assert.equal(messages('src/ui/Chip.tsx', `function Chip() {\n${returned}\n}`).length, 1, returned);
  assert.equal(
    messages('src/ui/Chip.tsx', "const Chip = () => (free ? <p>{t('free')}<b /></p> : <p>{t('taken')}</p>);").length,
    1,
  );
  for (const returned of [
    "if (free) return <p>{`${t('free')} ${t('days')}`}</p>;\nreturn <p>{t('taken')}</p>;",
    "if (free) return <p>{t('free')} {t('days')}</p>;\nreturn <b>{t('taken')}</b>;",
    "if (free) return <p><span>{t('free')}</span><b /></p>;\nreturn <p>{t('taken')}</p>;",
  ])
    assert.deepEqual(messages('src/ui/Chip.tsx', `function Chip() {\n${returned}\n}`), [], returned);
  assert.equal(messages('src/ui/Pay.tsx', "const pay = <Button>{t('pay', { sum })}</Button>;").length, 1);
  assert.deepEqual(messages('src/ui/Pay.tsx', "const pay = <Button>{t('pay')}</Button>;"), []);
});

test('finds polls that continue in a hidden tab', () => {
  const poll = 'useGetOrderQuery(arg, { pollingInterval: patience });';
  assert.equal(messages('src/features/orders/useOrder.ts', poll).length, 1);
  const resting = 'useGetOrderQuery(arg, { pollingInterval: patience, skipPollingIfUnfocused: true });';
  assert.deepEqual(messages('src/features/orders/useOrder.ts', resting), []);
});

test('finds imports of values from the store', () => {
  assert.equal(messages('src/shared/store/hooks.ts', "import { makeStore } from '#src/app/store.ts';").length, 1);
  assert.deepEqual(messages('src/shared/store/hooks.ts', "import type { RootState } from '#src/app/store.ts';"), []);
});

test('finds clocks other than the one of each side', () => {
  for (const text of [
    'Date.now()',
    'new Date()',
    'new Date( )',
    'Date()',
    'performance.now()',
    '{ wall: Date.now }',
    'new Date;',
  ]) {
    for (const path of [
      'src/features/dates/localDay.ts',
      'server/features/orders/effects.ts',
      'contract/rentalTime.ts',
    ])
      assert.equal(messages(path, `const at = ${text};`).length, 1, `${path} ${text}`);
    for (const path of [
      'src/shared/lib/serverClock.ts',
      'server/platform/systemClock.ts',
      'server/features/payments/bog/bog.test.ts',
      'mocks/session.ts',
    ])
      assert.deepEqual(messages(path, `const at = ${text};`), [], path);
  }
  for (const text of ['new Date(now)', 'Date.parse(text)', 'clock.now()', 'toDate(at)', 'sql`new_date()`'])
    assert.deepEqual(messages('src/features/dates/localDay.ts', `const at = ${text};`), [], text);
});

test('finds uses of schemas in the browser, where they do not exist', () => {
  for (const text of ['FleetTab.options.map(name)', 'Car.shape', 'Order.safeParse(body)']) {
    assert.equal(messages('src/features/fleet/list/fleetWish.ts', `const a = ${text};`).length, 1, text);
    for (const path of ['server/features/fleet/listCars.ts', 'src/features/fleet/fleet.test.tsx'])
      assert.deepEqual(messages(path, `const a = ${text};`), [], path);
  }
  assert.deepEqual(messages('src/shared/ui/components/PlainSelect.tsx', 'const a = props.options.map(name);'), []);
});

test('finds actions that no replay can repeat', () => {
  const text = "dispatch(pricesApi.util.upsertQueryData('getCarPrices', arg, data));";
  assert.equal(messages('src/features/prices/pricesApi.ts', text).length, 1);
  assert.deepEqual(messages('src/features/prices/PricesScreen.test.tsx', text), []);
});

test('finds state in React only without a reason', () => {
  for (const text of ['useState(false)', 'useState<string | null>(null)', 'useReducer(next, 0)', 'React.useState(1)'])
    assert.equal(messages('src/features/orders/money/CancelOrder.tsx', `const [a] = ${text};`).length, 1, text);
  assert.deepEqual(messages('src/shared/hooks/useDraft.ts', 'const [a] = useState(value);'), []);
  assert.deepEqual(messages('src/shared/store/useUiState.test.tsx', 'const [a] = useState(value);'), []);
  assert.deepEqual(messages('src/features/orders/money/CancelOrder.tsx', "useUiState('orders/cancel', false)"), []);
});

test('finds lazy components without a retry', () => {
  const text = "const Menu = lazy(() => import('./Menu.tsx'));";
  assert.equal(messages('src/app/layout/Header.tsx', text).length, 1);
  assert.deepEqual(messages('src/shared/lib/chunks/lazyWithRetry.ts', text), []);
});

test('every reason for state in React only is needed', () => {
  for (const path of Object.keys(localState)) {
    assert.ok(existsSync(path), path);
    assert.match(readFileSync(path, 'utf8'), /\buse(State|Reducer)\b\s*[<(]/, path);
  }
});
