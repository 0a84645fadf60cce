-- A capture that overtook the void of its payment left the wish to void it, which no bank can fulfil: its order's money
-- was never ready for a payout.
update payments set wanted = null where wanted = 'void' and status in ('captured', 'part_refunded', 'refunded');
