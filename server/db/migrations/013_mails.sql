-- Mails of an installation without a mail server, shown at /dev/outbox.
create table outbox_mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
