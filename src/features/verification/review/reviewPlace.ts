import { useSearchParams } from 'react-router';
import { verificationStates } from '#contract/verification.ts';
import type { VerificationState } from '#contract/verification.ts';

interface Place {
  readonly status: VerificationState;
  readonly page: number;
  /** Null: the first one. */
  readonly userId: number | null;
}

export interface ReviewPlace {
  readonly place: Place;
  /** Another state or page starts at its beginning. */
  readonly go: (next: Partial<Place>) => void;
}

/** Which list and whose documents: in the address, so that back and reload give the same. */
export function useReviewPlace(): ReviewPlace {
  const [params, setParams] = useSearchParams();
  const status = verificationStates.find((state) => state === params.get('status')) ?? 'pending';
  const place: Place = { status, page: wholeOf(params.get('page')) ?? 1, userId: wholeOf(params.get('user')) };
  return {
    place,
    go: (next) => {
      const isOtherList = 'status' in next || 'page' in next;
      const { status: to, page, userId } = { ...place, ...('status' in next ? { page: 1 } : {}), ...next };
      const entries = {
        ...(to === 'pending' ? {} : { status: to }),
        ...(page === 1 ? {} : { page: String(page) }),
        ...(isOtherList || userId === null ? {} : { user: String(userId) }),
      };
      setParams(entries);
    },
  };
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
