import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uiStateIn } from './uiStatePrivacy.ts';

test('what a state says of its privacy is found beside its key, and nothing else', () => {
  const code = `
    const [view, setView] = useUiState('prices/view', firstView, { privacy: 'keep' });
    const [tried] = useUiState<Quote | null>('checkout/tried', null, { privacy: 'quote' });
    const [asked] = useUiState<Asked>(\`orders/asked:\${order.id}\`, 'decline', { privacy: 'keep' });
    const [edge] = useUiState(\`dates/open/\${name}\`, null, { privacy: 'keep' });
    const [isOpen] = useUiState('fleet/preview', false);
    const field = z.string().meta({ privacy: 'keep' });
  `;
  assert.deepEqual(
    uiStateIn(code)
      .map(({ key, privacy }) => `${key} ${privacy}`)
      .toSorted(),
    ['checkout/tried quote', 'dates/open/* keep', 'orders/asked keep', 'prices/view keep'],
  );
  assert.throws(() => uiStateIn("useUiState('prices/view', firstView, { privacy: chosen });"), /literal/);
});
