import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { OwnCarMissing } from '#src/shared/ui/states/OwnCarMissing.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PriceEditor } from './PriceEditor.tsx';
import { useGetCarPricesQuery } from './pricesApi.ts';
import { PricesColumns } from './prices.styles.ts';

/** The prices of one car of the owner: a calendar, the rules, and what a rental brings. */
export default function PricesScreen() {
  const { t } = useTranslation('prices');
  const id = readId(useParams()['id']);
  const query = useGetCarPricesQuery(id === null ? skipToken : { params: { id } });
  const isMissing = id === null || isNotFound(query.error);
  return (
    <>
      <title>{t('documentTitle')}</title>
      {isMissing ? (
        <OwnCarMissing />
      ) : (
        <QueryPart
          isWhole
          query={query}
          error={t('error')}
          waiting={
            <PricesColumns role="status" aria-label={t('loading')}>
              <SkeletonBox sx={{ height: 520, borderRadius: 4 }} />
              <SkeletonBox sx={{ height: 420, borderRadius: 4 }} />
            </PricesColumns>
          }
        >
          {(found) => <PriceEditor key={found.car.id} found={found} refetch={query.refetch} />}
        </QueryPart>
      )}
    </>
  );
}
