import { symbols } from '#contract/domain/format/formatMoney.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { PriceUnits } from './priceUnits.ts';

const lari: PriceUnits = { code: 'gel', symbol: '₾', rate: null };

/** Units of the chosen currency; without a rate GEL, as in displayed prices. */
export function usePriceUnits(): PriceUnits {
  const { rate } = useMoney();
  return rate === null ? lari : { code: rate.code, symbol: symbols[rate.code], rate };
}
