/** Pieces of SQL about `owners`, for every public answer that shows one. */

/** As all may read it: of a person's surname the first letter. */
export const publicOwnerName =
  "case owners.kind when 'legal' then owners.name else owners.name || ' ' || left(owners.surname, 1) || '.' end";

/** So many of the newest answers, and of fewer than so many one would say too much. */
const NEWEST_ANSWERS = 50;
const LEAST_ANSWERS = 5;

/**
 * Median minutes from a request to the decision, or from a client's first message to the owner's. What still waits, or was
 * never answered, is not counted, which the pages say.
 */
export const answersWithinMinutes = `(
  select case when count(*) >= ${LEAST_ANSWERS} then
    round(percentile_cont(0.5) within group (order by extract(epoch from newest.answered_at - newest.asked_at) / 60)) end
  from (
    select answers.asked_at, answers.answered_at from (
      (select o.requested_at as asked_at, o.answered_at from orders o
        where o.owner_id = owners.id and o.answered_at is not null order by o.id desc limit ${NEWEST_ANSWERS})
      union all
      (select question.created_at, answer.created_at
        from (select t.id from threads t where t.owner_id = owners.id order by t.last_at desc limit ${NEWEST_ANSWERS}) talk,
          lateral (select m.id, m.created_at from messages m
            where m.thread_id = talk.id and m.author = 'client' order by m.id limit 1) question,
          lateral (select m.created_at from messages m
            where m.thread_id = talk.id and m.author = 'owner' and m.id > question.id order by m.id limit 1) answer)
    ) answers order by answers.asked_at desc limit ${NEWEST_ANSWERS}
  ) newest)`;

/** How often an owner cancels is told of so many orders; of fewer than ten one of them would say too much. */
const NEWEST_ORDERS = 50;
const LEAST_ORDERS = 10;

/** Of the newest paid orders `{orders, cancelled}`: how many there are, and how many the owner cancelled. */
export const cancellationsJson = `(
  select case when count(*) >= ${LEAST_ORDERS} then json_build_object(
    'orders', count(*), 'cancelled', count(*) filter (where newest.cancelled_by = 'owner')) end
  from (select o.cancelled_by from orders o where o.owner_id = owners.id and o.paid_at is not null
    order by o.id desc limit ${NEWEST_ORDERS}) newest)`;
