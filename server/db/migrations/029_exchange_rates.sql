-- As the National Bank of Georgia published them; the latest row of a currency is the one in use.
create table exchange_rates (
  code text not null,
  valid_from date not null,
  -- for one unit: what the bank quotes for ten or a hundred is divided before it is stored
  gel_per_unit numeric(14, 6) not null check (gel_per_unit > 0),
  fetched_at timestamptz not null,
  primary key (code, valid_from)
);
