import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** Formats tetri for display. */
export function useSum(): (tetri: number) => string {
  const language = useAppSelector(selectLanguage);
  return (tetri) => formatGel(tetri, language);
}
