-- Similar cars are read from a year on upwards and downwards, and no further than a bound: the order must be the index's.
drop index cars_similar;
create index cars_similar on cars (category_code, year, id) where status = 'active';
