import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { CarAction } from '#src/features/cars/card/carAction.ts';
import type { CarActionProps } from '#src/features/cars/card/carAction.ts';
import { VisitorHeart } from '#src/features/favourites/VisitorHeart.tsx';
import { logFailure } from '#src/lib/log.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { browserNetwork } from '../chunks/browserNetwork.ts';
import { retrying } from '../chunks/retrying.ts';

const loadClientPart = () => import('#src/features/favourites/clientFavourites.ts');
type ClientPart = Awaited<ReturnType<typeof loadClientPart>>;

/**
 * Puts a heart on every car: a visitor's asks for the login, a client's marks the car. Until the client's code is there
 * a press is kept for it, as a visitor's is. Owners and staff have no favourites.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const isClient = useAppSelector(selectIsClient);
  const isVisitor = useAppSelector(selectUser) === null;
  const [part, setPart] = useState<ClientPart | null>(null);
  useEffect(() => {
    if (!isClient || part) return;
    retrying(loadClientPart, browserNetwork).then(setPart, (error: unknown) =>
      logFailure('The hearts could not be loaded', error),
    );
  }, [isClient, part]);

  const client = isClient ? part : null;
  const hasHeart = isClient || isVisitor;
  const heartOf = useCallback(
    (props: CarActionProps) => {
      if (client) return <client.ClientHeart {...props} />;
      return hasHeart ? <VisitorHeart {...props} /> : null;
    },
    [client, hasHeart],
  );
  return (
    <CarAction value={heartOf}>
      {client ? <client.FavouritesKeeper /> : null}
      {children}
    </CarAction>
  );
}
