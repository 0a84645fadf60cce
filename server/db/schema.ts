/** Every table, by name: one interface per feature, kept in the feature's own folder. */
export interface Database extends PlatformTables {}

interface PlatformTables {
  rate_limits: RateLimitTable;
}

interface RateLimitTable {
  key: string;
  used: number;
  resets_at: Date;
}
