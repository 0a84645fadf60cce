import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import { Suspense, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { DateRangeField } from '#src/features/dates/DateRangeField.tsx';
import { parseRange } from '#src/features/dates/rentalRange.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useConfirmLeave } from '#src/shared/forms/confirmLeave.ts';
import { useTouchedBefore } from '#src/shared/hooks/useTouchedBefore.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CityField } from './CityField.tsx';
import { searchPath } from './searchPath.ts';
import type { SearchFilters } from './searchFilters.ts';
import { changeFilters } from './searchFilters.ts';
import { FramedForm, PlainForm } from './form.styles.ts';

/** Drawn by the server alone: a browser with scripts never fetches it. */
const PlainQuestions = lazyWithRetry(async () => (await import('./PlainQuestions.tsx')).PlainQuestions);

interface Props {
  /** `plain` lies on the picture of the home page, `framed` in the dialog of the header. */
  readonly look?: 'plain' | 'framed';
  /** What is searched already; its other filters are kept. */
  readonly filters?: SearchFilters;
  readonly onSearched?: () => void;
}

const nothing: SearchFilters = {};

/** Place, dates and times: the first question of every rental. */
export function SearchForm({ look = 'plain', filters = nothing, onSearched }: Props) {
  const { t } = useTranslation('rental');
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const { cities } = useGetReferenceQuery(undefined, {
    selectFromResult: ({ data }) => ({ cities: data?.cities }),
  });
  const [city, setCity] = useUiState('search/form/city', filters.city_id ?? null, { privacy: 'keep' });
  const [range, setRange] = useUiState('search/form/range', () => parseRange(filters.from, filters.to), {
    privacy: 'keep',
  });
  const form = useRef<HTMLFormElement>(null);
  useTouchedBefore(form, city);
  const Form = look === 'plain' ? PlainForm : FramedForm;

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { city_id: city ?? undefined, from: range?.from, to: range?.to };
    confirmLeave(() => {
      void navigate(searchPath(changeFilters(filters, wanted)));
      onSearched?.();
    });
  };

  return (
    <Form ref={form} action={paths.search} aria-label={t('form.label')} onSubmit={search}>
      <CityField look={look} cities={cities ?? []} value={city} onChange={setCity} />
      <DateRangeField name="search" look={look} value={range} onChange={setRange} />
      <noscript>
        <Suspense>
          <PlainQuestions cities={cities ?? []} filters={filters} />
        </Suspense>
      </noscript>
      <Button type="submit" size="large" startIcon={<SearchRoundedIcon />}>
        {t('form.search')}
      </Button>
    </Form>
  );
}
