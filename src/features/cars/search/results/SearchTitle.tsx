import { useTranslation } from 'react-i18next';

/** What the tab and search engines call the page. */
export function SearchTitle({ city }: { city: string | null }) {
  const { t } = useTranslation('search');
  return (
    <>
      <title>{city === null ? t('documentTitleAnywhere') : t('documentTitle', { place: city })}</title>
      <meta name="description" content={t('documentDescription')} />
    </>
  );
}
