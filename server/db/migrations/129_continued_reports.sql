-- Whether its maker had before them what was known of the car: only then are its marks all that is left of that.
alter table order_reports add column is_continued boolean not null default false;
