alter table reviews add column replied_at timestamptz(3);
update reviews set replied_at = created_at where reply is not null;
alter table reviews add constraint reviews_reply_has_time check ((reply is null) = (replied_at is null));
alter table reviews add constraint reviews_text_length check (length(text) <= 1000 and length(reply) <= 1000);

-- How many reviews gave 1, 2, 3, 4 and 5 stars, kept beside their sum and number.
alter table cars add column rating_counts integer[] not null default '{0,0,0,0,0}'
  check (array_length(rating_counts, 1) = 5);

create or replace function refresh_ratings() returns trigger language plpgsql as $$
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

-- Those that are there already are counted by the same rule.
update reviews set rating = rating;
