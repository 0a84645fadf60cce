-- Where a car is handed over is its address: its own, or else that of its branch, which it then follows.
alter table cars add column has_own_address boolean not null default true;
update cars c set has_own_address = false from branches b
  where b.id = c.branch_id and c.city_id = b.city_id and c.address_en = b.address_en and c.address_ka = b.address_ka and c.address_ru = b.address_ru;

create function follow_branch() returns trigger language plpgsql as $$
begin
  select b.city_id, b.address_en, b.address_ka, b.address_ru
    into new.city_id, new.address_en, new.address_ka, new.address_ru
    from branches b where b.id = new.branch_id;
  return new;
end $$;
create trigger cars_follow_branch before insert or update of has_own_address, branch_id, city_id, address_en, address_ka, address_ru on cars
  for each row when (not new.has_own_address) execute function follow_branch();

create function lead_cars() returns trigger language plpgsql as $$
begin
  update cars set branch_id = new.id where branch_id = new.id and not has_own_address;
  return null;
end $$;
create trigger branches_lead_cars after update of city_id, address_en, address_ka, address_ru on branches
  for each row execute function lead_cars();

-- An order keeps the place it was made for, in every language; the name is the branch's where the car is handed over there.
create function pick_up_of(of_car integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'city', jsonb_build_object('en', t.name_en, 'ka', t.name_ka, 'ru', t.name_ru),
    'name', case when not c.has_own_address then jsonb_build_object('en', b.name_en, 'ka', b.name_ka, 'ru', b.name_ru) end,
    'address', jsonb_build_object('en', c.address_en, 'ka', c.address_ka, 'ru', c.address_ru))
  from cars c join branches b on b.id = c.branch_id join cities t on t.id = c.city_id where c.id = of_car
$$;
alter table orders add column pick_up jsonb;
-- What was ordered before was told the branch.
update orders o set pick_up = jsonb_build_object(
    'city', jsonb_build_object('en', t.name_en, 'ka', t.name_ka, 'ru', t.name_ru),
    'name', jsonb_build_object('en', b.name_en, 'ka', b.name_ka, 'ru', b.name_ru),
    'address', jsonb_build_object('en', b.address_en, 'ka', b.address_ka, 'ru', b.address_ru))
  from cars c join branches b on b.id = c.branch_id join cities t on t.id = c.city_id where c.id = o.car_id;
alter table orders alter column pick_up set not null;

create function freeze_pick_up() returns trigger language plpgsql as $$
begin
  new.pick_up := pick_up_of(new.car_id);
  return new;
end $$;
create trigger orders_freeze_pick_up before insert on orders for each row execute function freeze_pick_up();
