import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { listVerificationImages } from '#contract/calls/verification/verification.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

type Known = Pick<ResponseOf<typeof listVerificationImages>, 'check_times' | 'submitted_at'>;

const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest unit that fits, rounded up to promise nothing shorter. */
function upTo(minutes: number, t: TFunction<'verification'>): string {
  if (minutes < HOUR) return t('times.minutes', { count: minutes });
  if (minutes <= DAY) return t('times.hours', { count: Math.ceil(minutes / HOUR) });
  return t('times.days', { count: Math.ceil(minutes / DAY) });
}

/** How long checks took lately, and since when an own one waits; nothing where the server does not know it. */
export function CheckTimes({ check_times: times, submitted_at: since }: Known) {
  const { t } = useTranslation('verification');
  const { ofInstant } = useMomentText();
  const now = useServerNow();
  const parts: string[] = [];
  if (typeof since === 'string') parts.push(t('times.since', { when: ofInstant(since) }));
  if (times) {
    const [half, most] = [upTo(times.half_minutes, t), upTo(times.most_minutes, t)];
    parts.push(half === most ? t('times.same', { most }) : t('times.text', { half, most }));
    if (typeof since === 'string' && now - Date.parse(since) > times.most_minutes * 60_000) parts.push(t('times.late'));
  }
  return parts.length === 0 ? null : <span data-times="">{parts.join(' ')}</span>;
}
