import type { ReactNode } from 'react';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { CarAction } from '#src/features/cars/card/carAction.ts';
import type { CarActionProps } from '#src/features/cars/card/carAction.ts';
import { VisitorHeart } from '#src/features/favourites/VisitorHeart.tsx';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';

const ofUsers = () => import('#src/features/favourites/userFavourites.ts');
const UserHeart = lazyWithRetry(async () => (await ofUsers()).UserHeart);
const FavouritesSync = lazyWithRetry(async () => (await ofUsers()).FavouritesSync);

/** Until the code for users is loaded, a press is remembered for it, as a visitor's is. */
function Heart(props: CarActionProps) {
  const isUser = useAppSelector(selectUser) !== null;
  // The HTML of the server has a visitor's.
  const isHydrated = useIsHydrated();
  const ofVisitor = <VisitorHeart {...props} />;
  if (!isUser || !isHydrated) return ofVisitor;
  return (
    <Optional fallback={ofVisitor}>
      <UserHeart {...props} />
    </Optional>
  );
}

const heartOf = (props: CarActionProps) => <Heart {...props} />;

/** Puts a heart on every car: for a visitor it opens the login, for a user it marks the car. */
export function Favourites({ children }: { children: ReactNode }) {
  const isUser = useAppSelector(selectUser) !== null;
  return (
    <CarAction value={heartOf}>
      {isUser ? (
        <Optional>
          <FavouritesSync />
        </Optional>
      ) : null}
      {children}
    </CarAction>
  );
}
