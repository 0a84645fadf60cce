-- What an owner asks for after the return. One for an order: banks book a part of what they hold only once.
create table claims (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  status text not null default 'asked' check (status in ('asked', 'disputed', 'due', 'settled')),
  -- as it was sent, with what the terms gave at most and why
  items jsonb not null,
  amount integer not null check (amount > 0),
  claimed_at timestamptz not null,
  answer_by timestamptz not null,
  accepted_amount integer check (accepted_amount between 0 and amount),
  answer_text text,
  answered_at timestamptz,
  -- when it went to an admin without an answer
  passed_at timestamptz,
  -- of each item, in their order
  decisions jsonb,
  decision_text text,
  decided_at timestamptz,
  decided_by integer references users,
  final_amount integer check (final_amount between 0 and amount),
  deposit integer not null default 0,
  from_deposit integer not null default 0 check (from_deposit between 0 and coalesce(final_amount, 0)),
  settled_at timestamptz,
  check ((final_amount is not null) = (status in ('due', 'settled')))
);
create index claims_to_answer on claims (answer_by) where status = 'asked';
create index claims_by_status on claims (status, id);

-- What was claimed, accepted, decided and paid stands with its event.
alter table order_events drop constraint order_events_amount,
  add constraint order_events_amount check (
    case event when 'refund' then amount is not null and amount > 0 when 'change' then amount is not null
      when 'claim' then amount is not null and amount > 0
      when 'answer_claim' then amount is not null and amount >= 0
      when 'decide_claim' then amount is not null and amount >= 0
      when 'pay_claim' then amount is not null and amount > 0
      else amount is null end);
