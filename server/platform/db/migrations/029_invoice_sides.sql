-- What an invoice says of its sides and of the car, as it was when the order was paid: an issued invoice never changes.
alter table orders
  add column seller_kind text check (seller_kind in ('physical', 'legal')),
  add column seller_name text,
  -- Of a company; empty of a person, whose address is on no invoice.
  add column seller_address text,
  -- The identification code of a company, sealed as in owners.
  add column seller_code_encrypted bytea,
  add column buyer_name text,
  add column sold_car text;

-- Here and not in the code, so that no way to a paid order can forget it.
create function freeze_invoice() returns trigger language plpgsql as $$
begin
  if new.seller_name is null then
    select w.kind, concat_ws(' ', w.name, w.surname),
        case w.kind when 'legal' then w.legal_address else '' end,
        case w.kind when 'legal' then w.identity_number_encrypted end,
        concat_ws(' ', c.name, c.surname)
      into new.seller_kind, new.seller_name, new.seller_address, new.seller_code_encrypted, new.buyer_name
      from owners w, clients c where w.id = new.owner_id and c.id = new.client_id;
  end if;
  -- The car of an order may be changed later, then that one is sold.
  if new.sold_car is null or new.car_id is distinct from old.car_id then
    select concat_ws(' ', b.name, m.name, c.year) into new.sold_car
      from cars c left join brands b on b.code = c.brand_code left join models m on m.code = c.model_code
      where c.id = new.car_id;
  end if;
  return new;
end $$;
create trigger orders_freeze_invoice before insert or update of paid_at, car_id on orders
  for each row when (new.paid_at is not null) execute function freeze_invoice();

-- Invoices of before say from now on what they say today.
update orders set paid_at = paid_at where paid_at is not null;
-- Of a deleted company an empty code is left.
update orders o set seller_code_encrypted = null from owners w join users u on u.id = w.user_id
  where w.id = o.owner_id and u.deleted_at is not null and o.seller_code_encrypted is not null;

alter table orders add constraint orders_invoice check (paid_at is null
  or num_nulls(seller_kind, seller_name, seller_address, buyer_name, sold_car) = 0);
