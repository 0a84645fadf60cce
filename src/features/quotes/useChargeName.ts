import { useTranslation } from 'react-i18next';
import { chargeCodes } from '#contract/domain/money/chargeCodes.ts';

/** The text of a charge by the terms of rent; null for every other line. `count` is its quantity. */
export function useChargeName(): (code: string, count?: number) => string | null {
  const { t } = useTranslation('quote');
  return (code, count = 1) => {
    const charge = chargeCodes.find((one) => one === code);
    return charge === undefined ? null : t(`charge.${charge}`, { count });
  };
}
