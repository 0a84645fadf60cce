import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { selectLanguage } from './languageSlice.ts';

/** Writes a share in percent, a dash where there is none. */
export function usePercent(): (share: number | null, decimals?: number) => string {
  const language = useAppSelector(selectLanguage);
  return (share, decimals) => (share === null ? '–' : formatPercent(share, language, decimals));
}
