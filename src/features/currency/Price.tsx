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
  /** A text to show instead, where sums must add up. */
  readonly shown?: string | undefined;
  /** A frozen rate instead of today's. */
  readonly rate?: Rate | null;
}

/** A sum in the chosen currency. Its space is reserved while the rate is loading. */
export function Price({ tetri, ofDays, shown, rate = null }: Props) {
  const { format, formatDay, explanation, isPending } = useMoney(rate);
  return (
    <Sum title={explanation ?? undefined} data-pending={isPending ? '' : undefined}>
      {shown ?? (ofDays === undefined ? format(tetri) : formatDay(tetri, ofDays))}
    </Sum>
  );
}
