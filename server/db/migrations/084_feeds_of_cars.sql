create index car_feeds_car on car_feeds (car_id, id);
