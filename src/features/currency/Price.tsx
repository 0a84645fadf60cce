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
  /** Writes one average day of so many instead of the sum. */
  readonly ofDays?: number;
  /** How it is written where it has to add up with others. */
  readonly shown?: string | undefined;
  /** A frozen rate, else today's. */
  readonly rate?: Rate | null;
}

/** Tetri in the chosen currency, one text that knows of nothing else. The place is kept while the rate is on its way. */
export function Price({ tetri, ofDays, shown, rate = null }: Props) {
  const { format, formatDay, explanation, isPending } = useMoney(rate);
  return (
    <Sum title={explanation ?? undefined} data-pending={isPending ? '' : undefined}>
      {shown ?? (ofDays === undefined ? format(tetri) : formatDay(tetri, ofDays))}
    </Sum>
  );
}
