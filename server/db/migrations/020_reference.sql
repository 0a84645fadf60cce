-- The closed lists a car is described with. Codes are stable: they appear in addresses and queries.
create table cities (
  id integer primary key,
  code text not null unique,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  position smallint not null
);

alter table owners add constraint owners_city_id_fkey foreign key (city_id) references cities;

create table brands (
  code text primary key,
  -- brands and models are written the same in every language; the two others only help to find them
  name text not null,
  name_ka text not null,
  name_ru text not null
);

create table models (
  code text primary key,
  brand_code text not null references brands,
  name text not null,
  name_ka text not null,
  name_ru text not null
);
create index models_brand on models (brand_code);

create table categories (
  code text primary key,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  position smallint not null
);
create table car_types (like categories including all);
create table fuels (like categories including all);
create table transmissions (like categories including all);
create table steerings (like categories including all);
create table drives (like categories including all);
create table colours (like categories including all);
create table insurances (like categories including all);
create table extras (
  like categories including all,
  description_en text not null,
  description_ka text not null,
  description_ru text not null
);
