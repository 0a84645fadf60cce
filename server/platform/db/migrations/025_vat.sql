-- Of owners who pay VAT, the number on their invoices. AES-256-GCM: a person's is their personal number.
alter table owners add column vat_number_encrypted bytea;
-- As its owner paid VAT when the order was paid, so that an invoice stays as it was; sealed as in owners.
alter table orders
  add column vat_percent smallint check (vat_percent between 1 and 99),
  add column vat_number_encrypted bytea,
  add constraint orders_vat_check check (vat_number_encrypted is null or vat_percent is not null);
