import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { browserStorage } from '#src/lib/browserStorage.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Heart } from './Heart.tsx';
import type { HeartProps } from './Heart.tsx';
import { carWished, keepWish } from './wishes.ts';

/** Keeps the wish for after the login, which it asks for where nobody is logged in yet. */
export function VisitorHeart(props: HeartProps) {
  const dispatch = useAppDispatch();
  const askLogin = useLoginFirst('favourite');
  const press = () => {
    keepWish(browserStorage('sessionStorage'), props.car.id);
    dispatch(carWished(props.car.id));
    askLogin?.();
  };
  return <Heart {...props} {...(askLogin && { opens: 'login' as const })} onPress={press} />;
}
