-- The place where a car stands, told as every other place of an order is.
create or replace function pick_up_of(of_car integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'kind', 'own', 'id', case when not c.has_own_address then b.id end, 'city_id', c.city_id,
    'city', jsonb_build_object('en', t.name_en, 'ka', t.name_ka, 'ru', t.name_ru),
    'name', case when not c.has_own_address then jsonb_build_object('en', b.name_en, 'ka', b.name_ka, 'ru', b.name_ru) end,
    'address', jsonb_build_object('en', c.address_en, 'ka', c.address_ka, 'ru', c.address_ru), 'text', null)
  from cars c join branches b on b.id = c.branch_id join cities t on t.id = c.city_id where c.id = of_car
$$;
update orders o set
    pick_up = pick_up || jsonb_build_object('kind', 'own', 'id', null, 'city_id', c.city_id, 'text', null),
    drop_off = drop_off || jsonb_build_object('kind', 'own', 'id', null, 'city_id', c.city_id, 'text', null)
  from cars c where c.id = o.car_id;
