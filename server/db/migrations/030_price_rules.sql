-- Each statement writes the rules out itself: called for every car of a page, the function cost more than the search.
drop function car_price_rules(integer, integer);
