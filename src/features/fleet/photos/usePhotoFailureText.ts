import { useTranslation } from 'react-i18next';
import type { PhotoFailure } from '../fleetSlice.ts';

/** Why a photo is not there, in a sentence. */
export function usePhotoFailureText(): (why: PhotoFailure) => string {
  const { t } = useTranslation('fleet');
  return (why) => (typeof why === 'string' ? t(`photos.failure.${why}`) : why.told);
}
