import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DateRangeField } from '#src/features/dates/DateRangeField.tsx';
import { parseRange } from '#src/features/dates/rentalRange.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useTouchedBefore } from '#src/shared/hooks/useTouchedBefore.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PlaceField } from './place/PlaceField.tsx';
import { nameOfPlace, placeOf, withPlace } from './place/searchPlace.ts';
import type { SearchFilters } from './searchFilters.ts';
import { changeFilters } from './searchFilters.ts';
import { searchPath } from './searchPath.ts';

/** Without scripts, native fields are cells of the form. */
const plain = { '@media (scripting: none)': { gap: 8, '& > noscript': { display: 'contents' } } };

/** A white bar over the lower edge of the picture: place, pick-up, return and the button. */
const PlainForm = styled('form')(({ theme }) => ({
  position: 'relative',
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: '1.15fr 1.1fr 1.1fr auto',
  alignItems: 'stretch',
  padding: 10,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  '& > [type=submit]': {
    alignSelf: 'center',
    minHeight: 64,
    margin: '0 10px 0 8px',
    paddingInline: 32,
    borderRadius: 14,
    fontSize: '1.0625rem',
  },
  ...plain,
  [theme.breakpoints.down('xl')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 4,
    '& > .place': { gridColumn: '1 / -1' },
    '& > .from::before': { display: 'none' },
    '& > [type=submit]': { gridColumn: '1 / -1', minHeight: 56, margin: '8px 0 0' },
  },
  [theme.breakpoints.down('md')]: {
    gap: 0,
    padding: 8,
    '& > .place': {
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: '14px 14px 0 0',
    },
  },
}));

/** The same fields stacked in two halves. */
const FramedForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > .place, & > [type=submit]': { gridColumn: '1 / -1' },
  '& > [type=submit]': { marginTop: 4 },
});

/** Rendered only on the server: a browser with scripts never loads it. */
const PlainQuestions = lazyWithRetry(async () => (await import('./PlainQuestions.tsx')).PlainQuestions);

interface Props {
  /** `plain` is for the picture of the home page, `framed` for the dialog of the header. */
  readonly look?: 'plain' | 'framed';
  /** The current search; its other filters are preserved. */
  readonly filters?: SearchFilters;
  readonly onSearched?: () => void;
}

const nothing: SearchFilters = {};

/** Place, dates and times of the rental. */
export function SearchForm({ look = 'plain', filters = nothing, onSearched }: Props) {
  const { t } = useTranslation('rental');
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const { data: reference } = useGetReferenceQuery();
  const [place, setPlace] = useUiState('search/form/place', () => placeOf(filters), { privacy: 'keep' });
  const [range, setRange] = useUiState('search/form/range', () => parseRange(filters.from, filters.to), {
    privacy: 'keep',
  });
  const form = useRef<HTMLFormElement>(null);
  useTouchedBefore(form, place);
  const Form = look === 'plain' ? PlainForm : FramedForm;

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { from: range?.from, to: range?.to };
    confirmLeave(() => {
      void navigate(searchPath(changeFilters(withPlace(filters, place), wanted)));
      onSearched?.();
    });
  };

  return (
    <Form ref={form} action={paths.search} aria-label={t('form.label')} onSubmit={search}>
      <PlaceField look={look} value={place} name={nameOfPlace(place, reference)} onChange={setPlace} />
      <DateRangeField name="search" look={look} value={range} onChange={setRange} />
      <noscript>
        <Suspense>
          <PlainQuestions cities={reference?.cities ?? []} filters={filters} />
        </Suspense>
      </noscript>
      <Button type="submit" size="large" startIcon={<SearchRoundedIcon />}>
        {t('form.search')}
      </Button>
    </Form>
  );
}
