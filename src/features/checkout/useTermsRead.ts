import type { RefObject } from 'react';
import { useRef } from 'react';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

export interface TermsRead {
  readonly isRead: boolean;
  /** The terms have changed since the client read them. */
  readonly isChanged: boolean;
  /** The client tried to continue without reading them. */
  readonly isMissed: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly toggle: () => void;
  /** Marks the box as missed and moves to it. */
  readonly miss: () => void;
}

/** Whether the client has acknowledged exactly these terms. */
export function useTermsRead(terms: AgreedTerms | null): TermsRead {
  const box = useRef<HTMLInputElement>(null);
  const [read, setRead] = useUiState<AgreedTerms | null>('checkout/read', null, { privacy: 'terms' });
  const [isMissed, setIsMissed] = useUiState('checkout/unread', false);
  const isRead = terms !== null && isSameJson(read, terms);
  return {
    isRead,
    isChanged: read !== null && terms !== null && !isRead,
    isMissed: isMissed && !isRead,
    box,
    toggle: () => setRead(isRead ? null : terms),
    miss: () => {
      setIsMissed(true);
      box.current?.focus();
    },
  };
}
