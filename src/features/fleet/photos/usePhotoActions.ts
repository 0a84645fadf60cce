import type { Shot } from '#contract/calls/cars.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { CarEditor } from '../edit/useCarEditor.ts';
import { fleetApi } from '../fleetApi.ts';

const untracked = { track: false } as const;

/** What is done with photos that are at the server already; each tells how it ended. */
export function usePhotoActions({ car, receive }: CarEditor) {
  const dispatch = useAppDispatch();
  const { chooseMainImage, removeCarImage, swapCarImages } = fleetApi.endpoints;

  const tell = (
    { data, error }: { data?: { car: NonNullable<CarEditor['car']> } | undefined; error?: unknown },
    done?: Message,
  ) => {
    if (data === undefined) {
      dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
      return;
    }
    receive(data.car);
    if (done !== undefined) dispatch(noticeShown({ tone: 'success', text: done }));
  };

  return {
    makeMain: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      tell(await dispatch(chooseMainImage.initiate({ params: { id: car.id }, body: { shot } }, untracked)), {
        key: 'fleet:photos.mainChanged',
      });
    },
    remove: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      tell(await dispatch(removeCarImage.initiate({ params: { id: car.id, shot } }, untracked)), {
        key: 'fleet:photos.deleted',
      });
    },
    swap: async (from: Shot, to: Shot): Promise<void> => {
      if (car === null) return;
      tell(await dispatch(swapCarImages.initiate({ params: { id: car.id }, body: { from, to } }, untracked)));
    },
  };
}
