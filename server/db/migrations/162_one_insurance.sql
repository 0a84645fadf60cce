-- A car said its insurance twice: by a value of the list, and by the protection in its terms. The terms count, because
-- rentals are agreed by them; the value follows, and is what counts only where nobody wrote a protection.
insert into insurances (code, name_en, name_ka, name_ru, position) values
  ('casco', 'CASCO, excess by the terms of rent', 'კასკო, ფრანშიზა ქირაობის პირობებით', 'КАСКО, франшиза по условиям аренды',
    (select max(position) + 1 from insurances));

create function insurance_of(protection jsonb, insurance_code text) returns text language sql immutable as $$
  select case
    when insurance_code is null then null
    when excess = 0 then 'casco-full'
    when excess = 50000 then 'casco-500'
    when excess = 100000 then 'casco-1000'
    when excess is not null then 'casco'
    when insurance_code = 'casco' or usual_excess is not null then 'liability'
    else insurance_code end
  from (select
    (usual_protection(insurance_code) #>> '{basic,excess}')::integer as usual_excess,
    (coalesce(protection, usual_protection(insurance_code)) #>> '{basic,excess}')::integer as excess) as known
$$;

-- Plans beyond the basic one cost something; a price of nothing came of a field that was left as it was, and gave away
-- all claims of a damage. They are not offered any more.
create function with_priced_plans(terms jsonb) returns jsonb language sql immutable as $$
  select case when terms -> 'protection' is null then terms else jsonb_set(terms, '{protection}', terms -> 'protection'
    || case when (terms #>> '{protection,plus,price}')::integer < 100 then '{"plus": null}' else '{}' end::jsonb
    || case when (terms #>> '{protection,full,price}')::integer < 100 then '{"full": null}' else '{}' end::jsonb) end
$$;
update cars set terms = with_priced_plans(terms) where terms is distinct from with_priced_plans(terms);
update owner_terms set terms = with_priced_plans(terms) where terms is distinct from with_priced_plans(terms);

-- So did an excess of nothing of the basic plan, where the insurance says that there is one: it counts again.
update cars set terms = terms - 'protection'
where (terms #>> '{protection,basic,excess}')::integer = 0 and insurance_code is distinct from 'casco-full';
update owner_terms o set terms = o.terms - 'protection'
where (o.terms #>> '{protection,basic,excess}')::integer = 0 and exists (
  select from cars c where c.owner_id = o.owner_id and not c.terms ? 'protection' and c.insurance_code <> 'casco-full');
drop function with_priced_plans;
