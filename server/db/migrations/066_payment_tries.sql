-- What a try of a page tells the provider, fixed when it is first stored: whoever tries again says the same.
alter table payments add column page_request jsonb;
