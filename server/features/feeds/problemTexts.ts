import type { FeedProblem } from '#contract/calls/feeds.ts';
import type { FieldTextKey } from '#server/platform/texts/en.ts';

/** What is told of a calendar that cannot be followed. */
export const problemTexts: Readonly<Record<FeedProblem, FieldTextKey>> = {
  not_public: 'feedNotPublic',
  unreachable: 'feedUnreachable',
  slow: 'feedUnreachable',
  refused: 'feedRefused',
  too_large: 'feedTooLarge',
  redirected: 'feedUnreachable',
  not_a_calendar: 'feedNotCalendar',
  unreadable_event: 'feedUnreadableEvent',
  too_complex: 'feedTooComplex',
  too_many_events: 'feedTooComplex',
};
