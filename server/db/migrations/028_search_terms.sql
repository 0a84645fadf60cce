create extension if not exists fuzzystrmatch;

-- Everything a car can be found by, in every script, whole and word by word: a word of a search becomes
-- codes of the reference lists here, so that text costs no more than the other filters.
create materialized view search_terms as
  with names as (
    select 'brand' as kind, code, unnest(array[name, name_ka, name_ru, unaccent(name), code]) as name from brands
    union all
    select 'model', code, unnest(array[name, name_ka, name_ru, code, replace(name, '-', ''), replace(name, ' ', '')]) from models
    union all
    select 'city', id::text, unnest(array[name_en, name_ka, name_ru]) from cities
    union all
    select 'category', code, unnest(array[name_en, name_ka, name_ru]) from categories
    union all
    select 'car_type', code, unnest(array[name_en, name_ka, name_ru]) from car_types
    union all
    select 'fuel', code, unnest(array[name_en, name_ka, name_ru]) from fuels
    union all
    select 'transmission', code, unnest(array[name_en, name_ka, name_ru]) from transmissions
    union all
    select 'colour', code, unnest(array[name_en, name_ka, name_ru]) from colours
  )
  select distinct kind, code, term
  from names, lateral (
    select lower(name) as term
    union all
    select regexp_split_to_table(lower(name), '[^[:alnum:]]+')
  ) terms
  where term <> '';
create unique index search_terms_key on search_terms (kind, code, term);
