import { statisticsOf } from '../fixtures/statistics.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

export const statisticsMocks = {
  getStatistics: ({ query }) =>
    mockUser()?.owner
      ? statisticsOf(query)
      : mockUser() === undefined
        ? refuse(401, 'NOT_LOGGED_IN', 'Log in first.')
        : refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.'),
} satisfies MocksOf<'getStatistics'>;
