import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MOST_FEEDS } from '#contract/domain/limits.ts';
import { useOpened } from '#src/shared/api/useOpened.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { AddFeed } from './AddFeed.tsx';
import { ExportAddress } from './ExportAddress.tsx';
import { FeedRow } from './FeedRow.tsx';
import { useListFeedsQuery } from './feedsApi.ts';

const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 28, paddingTop: 24, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& > p': { marginBottom: 8, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > ul': { marginBottom: 20 },
}));

/** Which calendars a car follows, and where its own can be read. */
export function Feeds({ carId }: { carId: number }) {
  const { t } = useTranslation('feeds');
  const query = useListFeedsQuery({ params: { id: carId } });
  const opened = useOpened(query.currentData);
  return (
    <QueryPart
      query={{ ...query, currentData: opened }}
      error={t('error')}
      waiting={<SkeletonBox role="status" aria-label={t('loading')} sx={{ height: 320, borderRadius: 4 }} />}
    >
      {({ feeds, export_url }) => (
        <>
          <Part aria-labelledby="feeds-in">
            <h2 id="feeds-in">{t('in.title')}</h2>
            <p>{t('in.about')}</p>
            <ul>
              {feeds.map((feed) => (
                <FeedRow key={feed.id} carId={carId} feed={feed} />
              ))}
            </ul>
            {feeds.length < MOST_FEEDS ? <AddFeed carId={carId} /> : <p>{t('in.full')}</p>}
          </Part>
          <Part aria-labelledby="feeds-out">
            <h2 id="feeds-out">{t('out.title')}</h2>
            <p>{t('out.about')}</p>
            <ExportAddress carId={carId} address={export_url} />
          </Part>
        </>
      )}
    </QueryPart>
  );
}
