import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uiStateIn, wrappersIn } from './uiStatePrivacy.ts';

test('the declared privacy of a state is found with its key, and nothing else', () => {
  const code = `
    const [view, setView] = useUiState('prices/view', firstView, { privacy: 'keep' });
    const [tried] = useUiState<Quote | null>('checkout/tried', null, { privacy: 'quote' });
    const [asked] = useUiState<Asked>(\`orders/asked:\${order.id}\`, 'decline', { privacy: 'keep' });
    const [edge] = useUiState(\`dates/open/\${name}\`, null, { privacy: 'keep' });
    const [isOpen] = useUiState('fleet/preview', false);
    const menu = useHoverMenu('layout/menu', area, { privacy: 'keep' });
    const other = remember('layout/other', { privacy: 'keep' });
    const field = z.string().meta({ privacy: 'keep' });
  `;
  const hooks = new Set([
    'useUiState',
    ...wrappersIn('function useHoverMenu(key: string, privacy: UiStatePrivacy) {}'),
  ]);
  assert.deepEqual(
    uiStateIn(code, hooks)
      .map(({ key, privacy }) => `${key} ${privacy}`)
      .toSorted(),
    ['checkout/tried quote', 'dates/open/* keep', 'layout/menu keep', 'orders/asked keep', 'prices/view keep'],
  );
  for (const unclear of ["'prices/view', firstView, { privacy: chosen }", "key, firstView, { privacy: 'keep' }"])
    assert.throws(() => uiStateIn(`useUiState(${unclear});`, hooks), /literal/);
});
