import { styled } from '@mui/material/styles';
import type { Rate } from '#contract/calls/currency.ts';
import { useMoney } from './useMoney.ts';

const Sum = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-pending]': { visibility: 'hidden' },
});

interface Props {
  readonly tetri: number;
  /** Shows one average day of this many instead of the sum. */
  readonly ofDays?: number;
  /** In a bill: the sum itself, or this text where sums must add up. Elsewhere prices are in whole units. */
  readonly bill?: string | true | undefined;
  /** A frozen rate instead of today's. */
  readonly rate?: Rate | null;
}

/** A price in the chosen currency, wherever one is shown. Its space is reserved while the rate is loading. */
export function Price({ tetri, ofDays, bill, rate = null }: Props) {
  const { format, formatPrice, explanation, isPending } = useMoney(rate);
  return (
    <Sum title={explanation ?? undefined} data-pending={isPending ? '' : undefined}>
      {bill === undefined ? formatPrice(tetri, ofDays) : bill === true ? format(tetri) : bill}
    </Sum>
  );
}
