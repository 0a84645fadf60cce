import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** Writes a share in percent, a dash where there is none. */
export function usePercent(): (share: number | null, decimals?: number) => string {
  const language = useAppSelector(selectLanguage);
  return (share, decimals = 0) => {
    if (share === null) return '–';
    const text = share.toFixed(Number.isInteger(share) ? 0 : decimals);
    return `${withDecimalSign(text, language)}\u00a0%`;
  };
}
