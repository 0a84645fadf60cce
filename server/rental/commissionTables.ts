export interface CommissionTables {
  commission_rates: CommissionRateTable;
}

interface CommissionRateTable {
  /** `YYYY-MM-DD` */
  valid_from: string;
  percent: number;
  set_by: number;
  set_at: Date;
}
