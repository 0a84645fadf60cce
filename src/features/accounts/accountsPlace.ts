import { useSearchParams } from 'react-router';
import type { AccountGroup } from '#contract/accounts.ts';

/** Which people are looked at, and who of them. */
export interface AccountsPlace {
  readonly q: string;
  readonly role: AccountGroup;
  readonly page: number;
  /** Whose details stand beside the list. */
  readonly id: number | null;
}

interface PlaceInAddress {
  readonly place: AccountsPlace;
  readonly addressOf: (next: Partial<AccountsPlace>) => string;
  /** Another list begins at its first page; what is typed leaves no step in the history. */
  readonly go: (next: Partial<AccountsPlace>, step?: 'step' | 'typing') => void;
}

const wholeOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The place is in the address, so that back, reload and a link give the same. */
export function useAccountsPlace(): PlaceInAddress {
  const [params, setParams] = useSearchParams();
  const place: AccountsPlace = {
    q: params.get('q') ?? '',
    role: groups.find((group) => group === params.get('role')) ?? 'all',
    page: wholeOf(params.get('page')) ?? 1,
    id: wholeOf(params.get('id')),
  };
  const entriesOf = (next: Partial<AccountsPlace>): URLSearchParams => {
    const isOtherList = 'q' in next || 'role' in next;
    const { q, role, page, id } = { ...place, ...(isOtherList && { page: 1, id: null }), ...next };
    return new URLSearchParams({
      ...(q !== '' && { q }),
      ...(role !== 'all' && { role }),
      ...(page !== 1 && { page: String(page) }),
      ...(id !== null && { id: String(id) }),
    });
  };
  return {
    place,
    addressOf: (next) => `?${entriesOf(next).toString()}`,
    go: (next, step = 'step') => setParams(entriesOf(next), { replace: step === 'typing' }),
  };
}

/** In the order in which they are offered. */
export const groups = ['all', 'client', 'owner', 'staff', 'blocked'] as const satisfies readonly AccountGroup[];
