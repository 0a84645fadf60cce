-- What became due with a month is not what was earned in it: one word for one thing.
alter table payouts rename column earned to became_due;
