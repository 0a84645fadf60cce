/** What else happens, in the same transaction. */
export type OrderEffect =
  | 'await_answer'
  | 'await_payment'
  | 'stop_waiting'
  | 'take_dates'
  | 'keep_dates'
  | 'free_dates'
  | 'decline_overlapping'
  | 'collect_money'
  | 'return_all'
  | 'return_by_rules'
  | 'return_part'
  | 'record_cash'
  | 'hold_similar'
  | 'free_similar'
  | 'carry_money'
  | 'hold_change'
  | 'agree_change'
  | 'make_change'
  | 'end_change';

/** What must be true of the order beside its status. */
export type OrderGuard =
  | 'unpaid'
  | 'paid'
  | 'rest_due'
  | 'near_start'
  | 'identity_known'
  | 'money_left'
  | 'owner_cancelled'
  | 'cars_held'
  | 'no_change'
  | 'change_open'
  | 'change_asked'
  | 'change_accepted';
