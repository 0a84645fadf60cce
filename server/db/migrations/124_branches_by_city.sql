-- The branches of a city are places to choose.
create index branches_city on branches (city_id);
