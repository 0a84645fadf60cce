-- Which calendar an imported block comes from. What is over stays when the calendar is followed no longer; what is to
-- come is placed anew then, as it is for blocks that were imported before this column, with the next reading.
alter table car_blocks
  add column feed_id integer references car_feeds on delete set null,
  add constraint car_blocks_feed check (feed_id is null or kind = 'ical');
create index car_blocks_feed on car_blocks (feed_id) where feed_id is not null;
