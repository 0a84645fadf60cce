-- Cars of a class and about an age, for comparing prices.
create index cars_similar on cars (category_code, year) where status = 'active';
