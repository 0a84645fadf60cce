import { useMoney } from '#src/features/currency/useMoney.ts';
import type { PriceUnits } from './priceUnits.ts';

const lari: PriceUnits = { symbol: '₾', tetri: 100 };

/** Units of the chosen currency; without a rate GEL, as in displayed prices. */
export function usePriceUnits(): PriceUnits {
  const { gelPerUnit } = useMoney();
  return gelPerUnit === null ? lari : { symbol: '$', tetri: gelPerUnit * 100 };
}
