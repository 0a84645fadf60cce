import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { CarAction } from '#src/features/cars/card/carAction.ts';
import type { CarActionProps } from '#src/features/cars/card/carAction.ts';
import { VisitorHeart } from '#src/features/favourites/VisitorHeart.tsx';
import { logFailure } from '#src/lib/log.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { browserNetwork } from '../chunks/browserNetwork.ts';
import { retrying } from '../chunks/retrying.ts';

const loadUserPart = () => import('#src/features/favourites/userFavourites.ts');
type UserPart = Awaited<ReturnType<typeof loadUserPart>>;

/**
 * Puts a heart on every car: a visitor's asks for the login, a user's marks the car. Until the user's code is there a
 * press is kept for it, as a visitor's is.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const isUser = useAppSelector(selectUser) !== null;
  const [part, setPart] = useState<UserPart | null>(null);
  useEffect(() => {
    if (!isUser || part) return;
    retrying(loadUserPart, browserNetwork).then(setPart, (error: unknown) =>
      logFailure('The hearts could not be loaded', error),
    );
  }, [isUser, part]);

  const user = isUser ? part : null;
  const heartOf = useCallback(
    (props: CarActionProps) => (user ? <user.UserHeart {...props} /> : <VisitorHeart {...props} />),
    [user],
  );
  return (
    <CarAction value={heartOf}>
      {user ? <user.FavouritesKeeper /> : null}
      {children}
    </CarAction>
  );
}
