-- What it costs at least to give a car back in another city is shown before a car is chosen.
create index owner_terms_one_way on owner_terms (((terms #>> '{one_way,price}')::integer))
  where (terms #>> '{one_way,allowed}')::boolean;
create index cars_own_one_way on cars (((terms #>> '{one_way,price}')::integer))
  where (terms #>> '{one_way,allowed}')::boolean and status = 'active';
