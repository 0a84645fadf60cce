import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { useListSavedSearchesQuery } from '#src/features/cars/saved/savedSearchesApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import { Note, List } from './saved.styles.ts';
import { WaitingList } from './WaitingList.tsx';

/** The user's saved searches with what was found, and the dates they wait for. */
export default function SavedSearchesScreen() {
  const { t } = useTranslation('saved');
  const query = useListSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <AccountFrame>
      <title>{`${t('title')} · Gza`}</title>
      <div>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('lead')}</Typography>
      </div>
      <QueryPart query={query} error={t('error')} waiting={<SkeletonBox sx={{ height: 200, borderRadius: 4 }} />}>
        {({ saved_searches, waiting, cars }) => {
          const byId = new Map(cars.map((car) => [car.id, car]));
          return saved_searches.length + waiting.length === 0 ? (
            <EmptyState
              picture={{ src: emptyRoad, width: 560, height: 300 }}
              title={t('empty.title')}
              text={t('empty.text')}
            >
              <ButtonLink size="large" to={paths.search} startIcon={<SearchRoundedIcon />}>
                {t('empty.action')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <List aria-label={t('title')}>
                {saved_searches.map((search) => (
                  <SavedSearchCard key={search.id} search={search} cars={byId} />
                ))}
              </List>
              <WaitingList waiting={waiting} cars={byId} />
              <Note>{t('note')}</Note>
            </>
          );
        }}
      </QueryPart>
    </AccountFrame>
  );
}
