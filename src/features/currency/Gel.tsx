import { styled } from '@mui/material/styles';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const Sum = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** A sum as it is charged: orders are in GEL, whatever currency prices are shown in. */
export function Gel({ tetri, className }: { tetri: number; className?: string }) {
  const language = useAppSelector(selectLanguage);
  return <Sum className={className}>{formatGel(tetri, language)}</Sum>;
}
