import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationImage } from '#contract/calls/verification/verification.ts';

/** The picture as stored on the server. The browser does not cache it. */
export function DocumentPhoto({ image, alt }: { image: VerificationImage; alt: string }) {
  const { t } = useTranslation('verification');
  const { url = null } = image;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === null) return image.url === undefined ? null : <p>{t('pictureGone')}</p>;
  if (url === brokenUrl) return <p>{t('pictureFailed')}</p>;
  return <img src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}
