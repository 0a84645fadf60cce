import { useEffect, useEffectEvent, useState } from 'react';

/** Half a word is no search. */
const pause = 350;

/**
 * Text being typed: committed after a pause, replaced when the value changes elsewhere. `normalise` says what value a
 * draft becomes, so that the own commit does not overwrite further typing.
 */
export function useDraft(
  value: string,
  commit: (draft: string) => void,
  normalise: (draft: string) => string = (draft) => draft.trim(),
): [draft: string, setDraft: (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (normalise(draft) !== value) setDraft(value);
  }
  const isAhead = normalise(draft) !== value;
  const commitNow = useEffectEvent(() => commit(draft));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => commitNow(), pause);
    return () => clearTimeout(timer);
  }, [draft, isAhead]);
  return [draft, setDraft];
}
