-- What the price of an order was made of, so that it can be computed again; orders made before do not have it.
alter table orders add column price_inputs jsonb;
