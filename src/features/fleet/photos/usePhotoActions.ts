import { useTranslation } from 'react-i18next';
import type { Shot } from '#contract/cars.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import type { CarEditor } from '../edit/useCarEditor.ts';
import { fleetApi } from '../fleetApi.ts';

const untracked = { track: false } as const;

/** What is done with photos that are at the server already; each tells how it ended. */
export function usePhotoActions({ car, receive }: CarEditor) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { chooseMainImage, removeCarImage, swapCarImages } = fleetApi.endpoints;

  const tell = (
    { data, error }: { data?: { car: NonNullable<CarEditor['car']> } | undefined; error?: unknown },
    done?: string,
  ) => {
    if (data === undefined) {
      dispatch(noticeShown({ tone: 'error', text: failureText(error) }));
      return;
    }
    receive(data.car);
    if (done !== undefined) dispatch(noticeShown({ tone: 'success', text: done }));
  };

  return {
    makeMain: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      tell(
        await dispatch(chooseMainImage.initiate({ params: { id: car.id }, body: { shot } }, untracked)),
        t('photos.mainChanged'),
      );
    },
    remove: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      tell(await dispatch(removeCarImage.initiate({ params: { id: car.id, shot } }, untracked)), t('photos.deleted'));
    },
    swap: async (from: Shot, to: Shot): Promise<void> => {
      if (car === null) return;
      tell(await dispatch(swapCarImages.initiate({ params: { id: car.id }, body: { from, to } }, untracked)));
    },
  };
}
