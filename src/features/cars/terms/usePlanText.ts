import { useTranslation } from 'react-i18next';
import type { Plan } from '#contract/domain/terms.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** What a plan protects and what not, in words; null is no plan. Sums are paid in GEL, so they are written in GEL. */
export function usePlanText(): (plan: Plan | null) => string {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (plan) => {
    if (plan === null) return t('rules.plan_none');
    const { excess, excluded } = plan;
    const covered = excess === 0 ? t('choose.whole') : t('choose.cover', { excess: formatGel(excess, language) });
    const parts = excluded.map((part) => t(`parts.${part}`)).join(', ');
    return parts === '' ? covered : `${covered} ${t('excluded', { parts })}`;
  };
}
