-- The most a rental is charged for an extra that is paid by the day, tetri; none without an end.
alter table car_extras add column most integer check (most >= price);
