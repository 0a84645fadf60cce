import { useAppDispatch } from '#src/store/hooks.ts';
import { favouritesApi } from './favouritesApi.ts';
import { Heart } from './Heart.tsx';
import type { HeartProps } from './Heart.tsx';
import { setFavourite } from './setFavourite.ts';
import { useFailureNotice } from './useFailureNotice.ts';

/** Full when the car is a favourite: at once when it is pressed, and empty again if the server could not be told. */
export function ClientHeart(props: HeartProps) {
  const dispatch = useAppDispatch();
  const showFailure = useFailureNotice();
  const { id } = props.car;
  const { isMarked } = favouritesApi.endpoints.listFavourites.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isMarked: data?.pages[0]?.car_ids.includes(id) ?? false }),
  });
  const press = async () => {
    const failure = await dispatch(setFavourite(id, !isMarked));
    if (failure !== null) showFailure(failure);
  };
  return <Heart {...props} isMarked={isMarked} onPress={() => void press()} />;
}
