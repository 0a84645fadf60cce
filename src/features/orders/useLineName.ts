import { useTranslation } from 'react-i18next';
import { useChargeName } from '#src/features/quotes/useChargeName.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import type { LineName } from './orderWords.ts';

/** Lines every rental may have. */
const known = ['day', 'discount'] as const;

/** The text of a price line: one of ours, or the name of an extra. */
export function useLineName(): LineName {
  const { t } = useTranslation('orders');
  const { extras } = useGetReferenceQuery(undefined, { selectFromResult: ({ data }) => ({ extras: data?.extras }) });
  const chargeName = useChargeName();
  return (code, count) => {
    const own = known.find((line) => line === code);
    if (own !== undefined) return t(`line.${own}`);
    return chargeName(code, count) ?? extras?.find((extra) => extra.code === code)?.name ?? t('line.extra');
  };
}
