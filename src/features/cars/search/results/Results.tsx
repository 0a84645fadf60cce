import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import type { Relaxation } from '#contract/calls/cars/search.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useIsLasting } from '#src/shared/hooks/useIsLasting.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import type { ActiveFilter } from '../activeFilters.ts';
import { askedDates } from '../askedDates.ts';
import { countText } from '../countText.ts';
import { isOneThing, phraseOf, relax } from '../relaxationText.ts';
import type { RelaxationPhrase } from '../relaxationText.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { searchPath } from '../searchPath.ts';
import type { CarsQuery } from '../useCars.ts';
import { MoreCars } from './MoreCars.tsx';
import { AwaitedCards, ResultCards } from './ResultCards.tsx';

/** Loading is shown after this many ms. */
const patience = 200;

interface Props {
  readonly filters: SearchFilters;
  readonly city: string | null;
  readonly active: readonly ActiveFilter[];
  readonly query: CarsQuery;
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

/** The cars, or why there are none. During a new search the previous cars stay, dimmed. */
export function Results({ filters, city, active, query, onChange, onClear }: Props) {
  const { t } = useTranslation('search');
  const { currentData, error, isFetching, isStale } = query;
  // Deferred, so that rendering cards does not block input on the next filter.
  const data = useDeferredValue(query.data) ?? query.data;
  const { from, to, pick_up, drop_off } = filters;
  const dates = useMemo(() => askedDates({ from, to, pick_up, drop_off }), [from, to, pick_up, drop_off]);
  const isLong = useIsLasting(isFetching, patience);
  const retry = () => void query.refetch();
  if (!data) {
    if (error)
      return <SearchFailed filters={filters} error={error} hasCars={false} isBusy={isFetching} onRetry={retry} />;
    return <AwaitedCards />;
  }
  const relaxations = data.pages[0]?.relaxations ?? [];
  const failed = error && currentData === undefined;
  const banner = failed ? (
    <SearchFailed filters={filters} error={error} hasCars isBusy={isFetching} onRetry={retry} />
  ) : null;
  if (data.pages.every(({ cars }) => cars.length === 0)) {
    return (
      <>
        {banner}
        <NothingFound
          filters={filters}
          city={city}
          active={active}
          relaxations={relaxations}
          onChange={onChange}
          onClear={onClear}
        />
      </>
    );
  }
  return (
    <>
      {banner}
      <VisuallyHidden as="h2">{t('results.label')}</VisuallyHidden>
      <ResultCards pages={data.pages} dates={dates} isStale={isStale} isGrowing={isLong && query.isFetchingNextPage} />
      <MoreCars filters={filters} query={query} isDrawn={data === query.data} isWaiting={isLong} />
    </>
  );
}

const Place = styled('div')({ marginBottom: 24 });
const Way = styled('div')({ marginTop: 12 });

interface SearchFailedProps {
  readonly filters: SearchFilters;
  readonly error: unknown;
  /** Cars of an earlier response are still shown. */
  readonly hasCars: boolean;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Why the search failed. The server's message is more specific than a generic text. */
function SearchFailed({ filters, error, hasCars, isBusy, onRetry }: SearchFailedProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const failure = isRequestFailure(error) ? error : null;
  const serverText = failure?.message ?? Object.values(failure?.fields ?? {})[0];
  const isOnline = useAppSelector(selectIsOnline);
  if (!hasCars) {
    return (
      <div role="alert">
        <EmptyState hasPicture title={t('error.title')} text={serverText ?? t('error.text')}>
          {failure?.fields['cursor'] === undefined ? (
            <Button size="large" loading={isBusy} onClick={onRetry}>
              {common('retry')}
            </Button>
          ) : (
            // A place in a list that is no more is refused however often it is asked for.
            <ButtonLink size="large" to={searchPath(filters)}>
              <span>{t('results.fromStart')}</span>
            </ButtonLink>
          )}
          <Way>
            <ReportButton isButton />
          </Way>
        </EmptyState>
      </div>
    );
  }
  const text = isOnline ? (serverText ?? `${t('error.title')}. ${t('error.text')}`) : t('error.offline');
  return (
    <Place>
      <ErrorState text={text} isBusy={isBusy} onRetry={onRetry} />
    </Place>
  );
}

const Rows = styled('ul')({ display: 'grid', gap: 10, width: '100%', marginBottom: 28, textAlign: 'start' });

interface NothingFoundProps {
  readonly filters: SearchFilters;
  readonly city: string | null;
  readonly active: readonly ActiveFilter[];
  readonly relaxations: readonly Relaxation[];
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

interface NothingFoundWay {
  readonly relaxation: Relaxation;
  readonly phrase: RelaxationPhrase;
}

/** Whether dropping one filter helps, or only two, or none. */
function hintOf([first]: readonly NothingFoundWay[]): 'withRelaxations' | 'withPairs' | 'withoutRelaxations' {
  if (first === undefined) return 'withoutRelaxations';
  return isOneThing(first.relaxation) ? 'withRelaxations' : 'withPairs';
}

/** No cars: which filters to drop, and how many cars that gives. */
function NothingFound({ filters, city, active, relaxations, onChange, onClear }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const ways = relaxations.flatMap((relaxation) => {
    const phrase = phraseOf(relaxation, active);
    return phrase ? [{ relaxation, phrase }] : [];
  });
  return (
    <EmptyState
      hasPicture
      title={city === null ? t('empty.anywhere') : t('empty.inCity', { city })}
      text={t(`empty.${hintOf(ways)}`)}
    >
      {ways.length > 0 ? (
        <Rows>
          {ways.map(({ relaxation, phrase }) => (
            <li key={relaxation.filters.join(' ')}>
              <RelaxationRow
                count={relaxation.count}
                phrase={phrase}
                onChoose={() => onChange(relax(filters, relaxation))}
              />
            </li>
          ))}
        </Rows>
      ) : null}
      {active.length > 0 ? (
        <Button size="large" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      ) : null}
    </EmptyState>
  );
}

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(76px, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '14px 18px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '1rem',
  lineHeight: 1.55,
  textAlign: 'start',
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  '&:hover': { borderColor: theme.vars.palette.outline, boxShadow: theme.vars.palette.elevation.raised },
  '& > .count': { fontWeight: 600 },
  '& > .phrase': { color: theme.vars.palette.text.secondary },
  '& .filter': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > svg': { width: 20, height: 20 },
}));

interface RelaxationRowProps {
  readonly count: number;
  readonly phrase: RelaxationPhrase;
  readonly onChoose: () => void;
}

/** "3 cars if you drop Electric". */
function RelaxationRow({ count, phrase, onChoose }: RelaxationRowProps) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  return (
    <Row onClick={onChoose}>
      <strong className="count">{t('empty.count', { count, formatted: countText(count, false, language) })}</strong>
      <span className="phrase">
        <Trans
          t={t}
          i18nKey={`empty.${phrase.kind}`}
          values={{ what: phrase.kind === 'drop' ? phrase.what : '' }}
          components={{ b: <b className="filter" /> }}
        />
      </span>
      <ArrowForwardRoundedIcon />
    </Row>
  );
}
