-- The order by recommendation: the points of rating, price, answer, reliability and freshness, kept by a job. Until it has
-- seen a car, they are those of a new one about which nothing is known: `contract/domain/cars/recommended.ts`.
alter table cars
  add recommended_parts integer[] not null default '{225,125,40,90,40}' check (array_length(recommended_parts, 1) = 5);
alter table cars
  add recommended integer not null generated always as (recommended_parts[1] + recommended_parts[2]
    + recommended_parts[3] + recommended_parts[4] + recommended_parts[5]) stored;

create index cars_recommended on cars (recommended, id) where status = 'active';
create index cars_city_recommended on cars (city_id, recommended, id, category_code, price_per_day) where status = 'active';
create index cars_brand_recommended on cars (brand_code, recommended, id, fuel_code) where status = 'active';
create index cars_city_brand_recommended on cars (city_id, brand_code, recommended, id, fuel_code, transmission_code, price_per_day)
  where status = 'active';
