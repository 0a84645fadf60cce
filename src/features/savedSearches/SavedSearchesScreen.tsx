import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import type { Waiting } from '#contract/calls/savedSearches/savedSearches.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { useCarLink } from '#src/features/cars/card/useCarLink.ts';
import { useListSavedSearchesQuery, useStopWaitingForCarMutation } from '#src/features/cars/saved/savedSearchesApi.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import { Note, List, Card, Head, Row } from './saved.styles.ts';

/** The user's saved searches with what was found, and the dates they wait for. */
export default function SavedSearchesScreen() {
  const { t } = useTranslation('saved');
  const query = useListSavedSearchesQuery(undefined, readAnew);
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
          // A car that is rented out no more has no card.
          const waits = waiting.filter(({ car_id }) => byId.has(car_id));
          return saved_searches.length + waits.length === 0 ? (
            <EmptyState hasPicture title={t('empty.title')} text={t('empty.text')}>
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
              <WaitingList waiting={waits} cars={byId} />
              <Note>{t('note')}</Note>
            </>
          );
        }}
      </QueryPart>
    </AccountFrame>
  );
}

interface Props {
  readonly waiting: readonly Waiting[];
  readonly cars: ReadonlyMap<number, CarCard>;
}

/** The dates the user waits for, and those that have become free. */
function WaitingList({ waiting, cars }: Props) {
  const { t } = useTranslation('saved');
  const titleId = useId();
  const known = waiting.flatMap((wait) => {
    const car = cars.get(wait.car_id);
    return car === undefined ? [] : [{ wait, car }];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {t('waiting.title')}
      </Typography>
      <List>
        {known.map(({ wait, car }) => (
          <WaitingRow key={`${wait.car_id} ${wait.from} ${wait.to}`} wait={wait} car={car} />
        ))}
      </List>
    </section>
  );
}

function WaitingRow({ wait, car }: { wait: Waiting; car: CarCard }) {
  const { t } = useTranslation('saved');
  const language = useAppSelector(selectLanguage);
  const { from, to, car_id, told_at } = wait;
  const link = useCarLink(car, { from, to });
  const [stop] = useStopWaitingForCarMutation();
  const { run, isBusy, failure } = useAsyncAction(`savedSearches/wait/work:${car_id} ${from} ${to}`);
  const name = `${car.brand} ${car.model}`;
  return (
    <Card>
      <Head>
        <div className="title">
          <Typography variant="h3">
            <Link to={link.to} {...link.intent}>
              {name}
            </Link>
          </Typography>
          <p>{formatDays(dayOf(from), dayOf(to), language)}</p>
        </div>
        <Row>
          <StatusChip data-tone={told_at === null ? 'wait' : 'ok'}>
            {t(told_at === null ? 'waiting.open' : 'waiting.free')}
          </StatusChip>
          <IconButton
            aria-label={t('waiting.stop', { name })}
            disabled={isBusy}
            onClick={() => void run(() => stop({ params: { id: car_id }, body: { from, to } }))}
          >
            <CloseRoundedIcon />
          </IconButton>
        </Row>
      </Head>
      <FailureNote text={failure} />
    </Card>
  );
}
