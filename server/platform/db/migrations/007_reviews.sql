create table reviews (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  car_id integer not null references cars on delete cascade,
  client_id integer not null references clients,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  -- milliseconds, as a paging position keeps them
  created_at timestamptz(3) not null,
  reply text,
  replied_at timestamptz(3),
  constraint reviews_reply_has_time check ((reply is null) = (replied_at is null)),
  constraint reviews_text_length check (length(text) <= 1000 and length(reply) <= 1000)
);
create index reviews_car on reviews (car_id, created_at desc, id desc);
create index reviews_good on reviews (created_at desc, id desc) where rating >= 4 and text <> '';
create index reviews_client on reviews (client_id);

create function refresh_ratings() returns trigger language plpgsql as $$
begin
  -- Two reviews of one car at the same moment: the second waits here, and counts the first below.
  -- Foreign keys hold the row already, so it must be a lock that goes with theirs.
  perform from cars where id in (select car_id from changed) order by id for no key update;
  update cars set rating_sum = r.sum, reviews_count = r.count, rating_counts = r.counts
  from (
    select touched.car_id, coalesce(sum(reviews.rating), 0) as sum, count(reviews.id) as count,
      array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as counts
    from (select distinct car_id from changed) touched left join reviews on reviews.car_id = touched.car_id
    group by touched.car_id
  ) r
  where cars.id = r.car_id;
  return null;
end $$;
create trigger reviews_inserted after insert on reviews
  referencing new table as changed for each statement execute function refresh_ratings();
create trigger reviews_updated after update on reviews
  referencing new table as changed for each statement execute function refresh_ratings();
create trigger reviews_deleted after delete on reviews
  referencing old table as changed for each statement execute function refresh_ratings();
