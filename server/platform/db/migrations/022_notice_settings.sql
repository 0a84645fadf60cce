-- How a user wants to be told of a kind of news; without a row as everybody is at first.
create table notice_settings (
  user_id integer not null references users on delete cascade,
  kind text not null,
  mail boolean not null,
  push boolean not null,
  message boolean not null,
  primary key (user_id, kind)
);
