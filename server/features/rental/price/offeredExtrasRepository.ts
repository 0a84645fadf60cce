/**
 * SQL: whether `cars c` offers its extra `e`. An owner who brings cars to airports or addresses is paid for that place, so
 * the same way is not charged again as `delivery`; without such places the extra is offered as it was.
 */
export const isOfferedExtra = `(e.extra_code <> 'delivery'
  or not exists (select from places brought where brought.owner_id = c.owner_id and brought.branch_id is null))`;
