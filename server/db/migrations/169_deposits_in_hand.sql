-- Owners are reminded of deposits that they neither gave back nor kept.
create index orders_deposit_in_hand on orders (id) where deposit_taken > deposit_returned + deposit_kept;
