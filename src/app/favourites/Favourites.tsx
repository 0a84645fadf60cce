import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { CarAction } from '#src/features/cars/card/carAction.ts';
import type { CarActionProps } from '#src/features/cars/card/carAction.ts';
import { VisitorHeart } from '#src/features/favourites/VisitorHeart.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';

const userPart = makePart(() => import('#src/features/favourites/userFavourites.ts'));

/**
 * Puts a heart on every car: a visitor's asks for the login, a user's marks the car. Until the user's code is there a
 * press is kept for it, as a visitor's is.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const isUser = useAppSelector(selectUser) !== null;
  const { value } = usePart(userPart, isUser);
  const user = isUser ? value : null;
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
