import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { Heart } from './Heart.tsx';
import type { HeartProps } from './Heart.tsx';
import { pressedBeforeLogin, savePendingFavourite } from './pendingFavourites.ts';

/** Stores the car until after the login, and opens the login for visitors. */
export function VisitorHeart(props: HeartProps) {
  const dispatch = useAppDispatch();
  const askLogin = useLoginFirst('favourite');
  const press = () => {
    savePendingFavourite(browserStorage('sessionStorage'), props.car.id);
    dispatch(pressedBeforeLogin(props.car.id));
    askLogin?.();
  };
  return <Heart {...props} {...(askLogin && { opens: 'login' as const })} onPress={press} />;
}
