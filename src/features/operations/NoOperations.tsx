import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import type { OperationsUrl } from './operationsFilters.ts';

/** Nothing in the period, or nothing that fits, which can then be dropped. */
export function NoOperations({ url: { place, addressOf } }: { url: OperationsUrl }) {
  const { t } = useTranslation('operations');
  const none = { kind: undefined, car_id: undefined, branch_id: undefined, state: undefined, q: undefined };
  if (Object.keys(none).every((name) => !(name in place))) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('noneFits')}</p>
      <ButtonLink variant="outlined" to={addressOf(none)} sx={{ mt: 3 }}>
        {t('dropFilters')}
      </ButtonLink>
    </>
  );
}
