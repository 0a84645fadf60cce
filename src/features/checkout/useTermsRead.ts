import type { RefObject } from 'react';
import { useRef } from 'react';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

export interface TermsRead {
  readonly isRead: boolean;
  /** They are no longer those that the client has read. */
  readonly isChanged: boolean;
  /** The client went on without having read them. */
  readonly isMissed: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly toggle: () => void;
  /** Leads to the box. */
  readonly miss: () => void;
}

/** Whether the client has said to have read the terms: these, and no others. */
export function useTermsRead(terms: AgreedTerms | null): TermsRead {
  const box = useRef<HTMLInputElement>(null);
  const [read, setRead] = useUiState<AgreedTerms | null>('checkout/read', null, { privacy: 'terms' });
  const [isMissed, setIsMissed] = useUiState('checkout/unread', false);
  const isRead = terms !== null && JSON.stringify(read) === JSON.stringify(terms);
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
