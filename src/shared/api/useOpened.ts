import { useMemo } from 'react';
import { useAppStore } from '#src/shared/store/hooks.ts';
import type { Sealed } from './vault.ts';
import { mapSecrets } from './veil.ts';
import type { Unveiled } from './veil.ts';

/** A query's answer with its secrets, for the screen alone. The same answer returns the same value. */
export function useOpened<Answer>(answer: Answer): Unveiled<Answer> {
  const { vault } = useAppStore();
  return useMemo(
    // Replaces each reference by its value; the vault of a replay is empty.
    () => mapSecrets(answer, (secret) => vault.open(secret as Sealed<unknown>) ?? '') as Unveiled<Answer>,
    [answer, vault],
  );
}
