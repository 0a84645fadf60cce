import { useMoney } from '#src/features/currency/useMoney.ts';
import type { PriceUnits } from './priceUnits.ts';

const lari: PriceUnits = { symbol: '₾', tetri: 100 };

/** Units of the chosen currency; without a rate lari, as prices are shown then too. */
export function usePriceUnits(): PriceUnits {
  const { gelPerUnit } = useMoney();
  return gelPerUnit === null ? lari : { symbol: '$', tetri: gelPerUnit * 100 };
}
