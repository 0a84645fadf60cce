import { barPagesOf } from '#src/features/account/accountPages.ts';
import { partyOf, selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Unread } from '../threads/Unread.tsx';
import { BarEntry } from './BarEntry.tsx';
import { openBarPagesOf } from './navigation.ts';

/** The bar of a phone for who is logged in. */
export function UserBarPages() {
  const isClient = useAppSelector(selectIsClient);
  const user = useAppSelector(selectUser);
  const hasThreads = user !== null && partyOf(user) !== null;
  return [...openBarPagesOf(isClient), ...barPagesOf(isClient, hasThreads)].map((page) => (
    <BarEntry key={page.path} {...page}>
      {page.path === paths.chat ? <Unread /> : null}
    </BarEntry>
  ));
}
