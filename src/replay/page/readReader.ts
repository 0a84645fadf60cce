import type { KnownUser } from '#src/features/auth/authSlice.ts';
import type { Language } from '#contract/domain/values.ts';
import { readLanguage } from '#src/shared/i18n/detectLanguage.ts';
import { parseUser } from '../../app/persistence/storedUser.ts';

export interface Reader {
  readonly user: KnownUser | null;
  readonly language: Language;
}

/** The user and their language, as the app stored them in this browser; nothing is written. */
export function readReader(storage: Storage | null, languages: readonly string[], now: number): Reader {
  return { user: readUser(storage?.getItem('user') ?? null, now), language: readLanguage(storage, languages) };
}

function readUser(text: string | null, now: number): KnownUser | null {
  const stored = text === null ? null : parseUser(text, now);
  if (stored === null) return null;
  // The cookie is enough for the requests made here.
  const { apiToken: _token, ...known } = stored;
  return known;
}
