-- What was done to a car, for the history its owner is shown.
create index audit_events_car on audit_events ((coalesce(details->>'car_id', details->>'car')), id)
  where coalesce(details->>'car_id', details->>'car') is not null;
