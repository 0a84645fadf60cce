import { styled } from '@mui/material/styles';
import type { Rate } from '#contract/currency.ts';
import { useMoney } from './useMoney.ts';

const Sum = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Tetri in the chosen currency, by today's rate or a frozen one. The place is kept while the rate is on its way. */
export function Price({ tetri, rate = null }: { tetri: number; rate?: Rate | null }) {
  const { format, explanation, isPending } = useMoney(rate);
  return (
    <Sum title={explanation ?? undefined} style={isPending ? { visibility: 'hidden' } : undefined}>
      {format(tetri)}
    </Sum>
  );
}
