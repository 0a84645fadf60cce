import type { TFunction } from 'i18next';

const hour = 60;
const day = 24 * hour;

/** "Answers within 12 minutes", in the largest unit that fits, rounded up to promise nothing shorter. */
export function answerTime(minutes: number, t: TFunction<'car'>): string {
  if (minutes < hour) return t('owner.answersMinutes', { count: Math.max(1, Math.ceil(minutes)) });
  if (minutes < day) return t('owner.answersHours', { count: Math.ceil(minutes / hour) });
  return t('owner.answersDays', { count: Math.ceil(minutes / day) });
}
