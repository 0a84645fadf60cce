import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationImage } from '#contract/calls/verification.ts';

/** The picture as the server keeps it. Nothing of it stays in the browser's cache. */
export function DocumentPhoto({ image, alt }: { image: VerificationImage; alt: string }) {
  const { t } = useTranslation('verification');
  const { url = null } = image;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === null) return image.url === undefined ? null : <p>{t('pictureGone')}</p>;
  if (url === brokenUrl) return <p>{t('pictureFailed')}</p>;
  return <img src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}
