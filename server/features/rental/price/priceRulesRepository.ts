/**
 * SQL for the PriceRules of `cars c` as one JSON value. Written out in each statement: as a function of the database it
 * was called for every car of a page, and those calls took longer than the rest of the search.
 */
export const priceRulesJson = `json_build_object(
  'base', c.price_per_day,
  'dates', (select coalesce(json_object_agg(date, price), '{}') from car_date_prices where car_id = c.id),
  'seasons', (select coalesce(json_agg(json_build_object('name', name, 'from', first_day, 'to', last_day, 'price', price)
    order by first_day), '[]') from car_seasons where car_id = c.id),
  'weekdays', (select coalesce(json_object_agg(weekday, price), '{}') from car_weekday_prices where car_id = c.id),
  'lengths', (select coalesce(json_agg(json_build_object('min_days', min_days, 'price', price)), '[]')
    from car_length_prices where car_id = c.id),
  'discounts', (select coalesce(json_agg(json_build_object('min_days', min_days, 'percent', percent)), '[]')
    from car_length_discounts where car_id = c.id))`;
