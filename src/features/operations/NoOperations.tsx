import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { addressOfWish } from './operationsWish.ts';
import type { OperationsWish } from './operationsWish.ts';

/** Nothing in the period, or nothing that fits, which can then be dropped. */
export function NoOperations({ wish }: { wish: OperationsWish }) {
  const { t } = useTranslation('operations');
  const { from, to, owner_id, ...chosen } = wish;
  if (Object.keys(chosen).length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('noneFits')}</p>
      <ButtonLink
        variant="outlined"
        to={addressOfWish({ from, to, ...(owner_id !== undefined && { owner_id }) })}
        sx={{ mt: 3 }}
      >
        {t('dropFilters')}
      </ButtonLink>
    </>
  );
}
