import { carPathOf } from '#contract/routes.ts';
import type { Context } from '#server/context.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { listUnmailed, listUsersToMail, markMailed, takeTurn } from './foundMailRepository.ts';
import { unsubscribePath } from './unsubscribe/unsubscribeToken.ts';

const DAY = 24 * 3_600_000;
const MOST_USERS = 200;
/** How many cars one mail names; the others are on the screen. */
const MOST_CARS_OF_MAIL = 10;

/** Mails what was found and not mailed yet: one mail for all searches of a user, and one a day. */
export async function mailFound(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const mailedBefore = new Date(now.getTime() - DAY);
  const users = await listUsersToMail(db, mailedBefore, MOST_USERS);
  await forEachRow(context, 'mailFound', users, ({ id }) =>
    db.transaction().execute(async (transaction) => {
      const found = await listUnmailed(transaction, id);
      // It may be taken by now, or another process was faster.
      if (found.length === 0 || !(await takeTurn(transaction, id, mailedBefore, now))) return;
      await markMailed(transaction, id, now);
      const cars = found.slice(0, MOST_CARS_OF_MAIL).map(({ slug, car_id, name, reason, price, from, to }) => ({
        car: name,
        path:
          carPathOf(slug, car_id) +
          (from === null || to === null ? '' : `?${new URLSearchParams({ from, to }).toString()}`),
        reason,
        price,
        is_rental: from !== null,
      }));
      const unsubscribe = unsubscribePath(context.config.secret, id);
      const content = { kind: 'savedSearches' as const, cars, more: found.length - cars.length, unsubscribe };
      await tell(transaction, id, content);
    }),
  );
}
