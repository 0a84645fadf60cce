import { styled } from '@mui/material/styles';
import { useMoney } from './useMoney.ts';

const Sum = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Tetri in the chosen currency. The place is kept while the rate is on its way. */
export function Price({ tetri }: { tetri: number }) {
  const { format, explanation, isPending } = useMoney();
  return (
    <Sum title={explanation ?? undefined} style={isPending ? { visibility: 'hidden' } : undefined}>
      {format(tetri)}
    </Sum>
  );
}
