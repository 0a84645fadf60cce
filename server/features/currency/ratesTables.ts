export interface RatesTables {
  exchange_rates: ExchangeRateTable;
}

interface ExchangeRateTable {
  code: string;
  /** `YYYY-MM-DD` */
  valid_from: string;
  gel_per_unit: number;
  fetched_at: Date;
}
