import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer, Sort } from '#contract/calls/cars/search.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { parseRange, dayOf, rentalDays } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useTouchedBefore } from '#src/shared/hooks/useTouchedBefore.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { countText } from '../countText.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters, defaultSort, sorts } from '../searchFilters.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 16,
  [theme.breakpoints.down('md')]: { gap: 12 },
}));

const Headline = styled('div')(({ theme }) => ({
  // Narrower, its words would break: what can be done with the list goes below it.
  flex: '1 1 280px',
  minWidth: 0,
  '& > p': { marginTop: 4, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > p[role=alert]': { color: theme.vars.palette.error.main },
  // Beside the map there is no room for more in its line.
  '[data-map] &': { flexBasis: '100%' },
  [theme.breakpoints.down('md')]: { flexBasis: '100%' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

const SortSelect = styled(PlainSelect<Sort>)(({ theme }) => ({
  '& > select': { fontWeight: 500, borderColor: theme.vars.palette.outline },
  // On a line of its own where its words would be cut off.
  [theme.breakpoints.down('md')]: { flex: '1 0 160px' },
}));

interface Props {
  readonly filters: SearchFilters;
  readonly city: string | null;
  readonly answer: SearchAnswer | undefined;
  /** The response belongs to the previous search. */
  readonly isStale: boolean;
  /** The request failed and is not being retried. */
  readonly isFailed: boolean;
  readonly hasUnusableDates: boolean;
  readonly onChange: (filters: SearchFilters) => void;
  /** The filter button on narrow screens. */
  readonly children: ReactNode;
}

/** The number of cars, the dates and the order. */
export function ResultsHead({ filters, city, answer, isStale, isFailed, ...rest }: Props) {
  const { t } = useTranslation('search');
  const { hasUnusableDates, onChange, children } = rest;
  const root = useRef<HTMLDivElement>(null);
  useTouchedBefore(root, filters);
  const sentence = useCountSentence(answer, city, filters.bbox !== undefined);
  // The empty and failed states have their own headline.
  const isEmpty = answer?.total === 0;
  const dates = useRangeSentence(parseRange(filters.from, filters.to));
  return (
    <Head ref={root}>
      <Headline>
        {isEmpty || isFailed ? (
          <VisuallyHidden as="h1">{sentence ?? t('error.title')}</VisuallyHidden>
        ) : (
          <>
            <Typography variant="h2" component="h1">
              {sentence ?? <AwaitedCount />}
            </Typography>
            <p>{dates}</p>
          </>
        )}
        {hasUnusableDates ? <p role="alert">{t('results.unusableDates')}</p> : null}
        <VisuallyHidden as="output">{isStale ? t('results.loading') : sentence}</VisuallyHidden>
      </Headline>
      <Tools>
        {children}
        {isEmpty || isFailed ? null : (
          <SortSelect
            isLabelHidden
            label={t('sort.label')}
            value={filters.sort ?? defaultSort}
            options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            onChange={(sort) => onChange(changeFilters(filters, { sort: sort === defaultSort ? undefined : sort }))}
          />
        )}
      </Tools>
    </Head>
  );
}

/** A skeleton with hidden text, so that the headline is never empty. */
function AwaitedCount() {
  const { t } = useTranslation('search');
  return (
    <>
      <VisuallyHidden>{t('results.loading')}</VisuallyHidden>
      <SkeletonBox sx={{ width: 240, maxWidth: '80%', height: '1em', my: '.1em' }} />
    </>
  );
}

/** "58 cars in Tbilisi"; null before the first response. */
function useCountSentence(answer: SearchAnswer | undefined, city: string | null, isPart: boolean): string | null {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  if (!answer) return null;
  const count = answer.total;
  const formatted = countText(count, answer.total_is_capped, language);
  if (isPart) return t('results.inArea', { count, formatted });
  return city === null ? t('results.anywhere', { count, formatted }) : t('results.inCity', { count, formatted, city });
}

/** "22–26 May · 4 days · prices include every fee", or a hint to choose dates. */
function useRangeSentence(range: RentalRange | null): string {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  if (!range) return t('results.noDates');
  return t('results.subtitle', {
    dates: formatDays(dayOf(range.from), dayOf(range.to), language),
    days: t('results.days', { count: rentalDays(range) }),
  });
}
