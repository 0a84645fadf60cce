import type { Language } from '#contract/domain/values.ts';

/** Georgian relative time, also where the browser has no Georgian of its own. */
function georgian(minutes: number): string {
  if (minutes < 1) return 'ახლახან';
  return minutes < 60 ? `${minutes} წუთის წინ` : `${Math.round(minutes / 60)} საათის წინ`;
}

/** How long ago it was; a session lasts two hours, so minutes and hours are enough. */
export function momentAgo(instant: string, now: number, language: Language): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(instant)) / 60_000));
  if (language === 'ka') return georgian(minutes);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
}
