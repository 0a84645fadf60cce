-- A bank may let go of a deposit before what a claim takes from it is booked: then that is to be paid, beside what was paid already.
alter table claims
  add column paid integer not null default 0 check (paid between 0 and coalesce(final_amount, 0) - from_deposit),
  add column pay_by timestamptz,
  add column reminded_at timestamptz;
update claims set paid = final_amount - from_deposit where status = 'settled';
update claims set pay_by = now() + interval '72 hours' where status = 'due';
alter table claims add constraint claims_pay_by check ((pay_by is not null) = (status = 'due'));
create index claims_to_pay on claims (pay_by) where status = 'due' and reminded_at is null;

-- What was paid in cash can be due once more.
drop index ledger_claim_cash_once;

alter table order_events drop constraint order_events_amount,
  add constraint order_events_amount check (
    case event when 'refund' then amount is not null and amount > 0 when 'change' then amount is not null
      when 'claim' then amount is not null and amount > 0
      when 'answer_claim' then amount is not null and amount >= 0
      when 'decide_claim' then amount is not null and amount >= 0
      when 'pay_claim' then amount is not null and amount > 0
      when 'reopen_claim' then amount is not null and amount > 0
      else amount is null end);
