import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnderstoodSearch } from '#contract/calls/cars/search.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { LONGEST_SENTENCE } from '#contract/domain/limits.ts';
import { dayOf, parseRange, timeOf } from '#src/features/dates/rentalRange.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { activeFilters } from '../activeFilters.ts';
import type { FilterContext } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { useUnderstandSearchMutation } from './sentenceApi.ts';
import { sentenceSearch, understoodFilters, wordsSearch } from './sentenceSearch.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 10px',
  marginBottom: 20,
  '& > label': { gridColumn: '1 / -1', fontSize: '.9375rem', fontWeight: 500 },
  '& > input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
    '&:focus-visible': {
      outline: 'none',
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
  },
  '& > button': { minHeight: 48 },
}));

const Understood = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  gridColumn: '1 / -1',
  fontSize: '.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,

  '& > .found': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px' },
  '& li': {
    padding: '3px 10px',
    borderRadius: theme.radii.pill,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 500,
  },
  '& ul': { display: 'contents' },
}));

interface Props {
  readonly filters: SearchFilters;
  readonly context: FilterContext;
  readonly onChange: (filters: SearchFilters) => void;
}

/**
 * A search in a sentence. What the server understands becomes the filters of the address; where it does not answer, and
 * without scripts, the words are searched for as they are.
 */
export function SentenceForm({ filters, context, onChange }: Props) {
  const { t } = useTranslation('search');
  const id = useId();
  const [text, setText] = useState('');
  const [understand, { data, isLoading }] = useUnderstandSearchMutation();

  const ask = async () => {
    const answer = await understand({ body: { text } });
    onChange(answer.data ? sentenceSearch(filters, answer.data, text) : wordsSearch(filters, text));
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isLoading) void ask();
  };

  return (
    <Form action={paths.search} aria-label={t('sentence.label')} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('sentence.label')}</label>
      <input
        id={id}
        name="q"
        placeholder={t('sentence.placeholder')}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SENTENCE}
        onChange={({ target }) => setText(target.value)}
      />
      {/* Not false: the server would draw an inline style around it, which the policy of the page forbids. */}
      <Button type="submit" variant="outlined" loading={isLoading || null}>
        {t('sentence.find')}
      </Button>
      <Understood role="status">{data ? <Answer answer={data} context={context} /> : null}</Understood>
    </Form>
  );
}

interface AnswerProps {
  readonly answer: UnderstoodSearch;
  readonly context: FilterContext;
}

/** What was understood, and what was not. */
function Answer({ answer, context }: AnswerProps) {
  const { t } = useTranslation('search');
  const labels = understoodLabels(understoodFilters(answer), context);
  return (
    <>
      {labels.length === 0 ? null : (
        <div className="found">
          <span>{t('sentence.understood')}</span>
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      {answer.rest === '' ? null : <p>{t('sentence.rest', { words: answer.rest })}</p>}
    </>
  );
}

/** What was understood, each as the chips call it; first the place and the dates, which have none. */
function understoodLabels(filters: SearchFilters, context: FilterContext): readonly string[] {
  const { t, language, reference } = context;
  const city = reference?.cities.find(({ id }) => id === filters.city_id)?.name;
  const range = parseRange(filters.from, filters.to);
  return [
    ...(city === undefined ? [] : [city]),
    ...(range === null ? [] : [`${formatDays(dayOf(range.from), dayOf(range.to), language)}, ${timeOf(range.from)}`]),
    ...activeFilters(filters, context).map(({ label }) => label),
    ...(filters.sort === undefined ? [] : [t(`sort.${filters.sort}`)]),
  ];
}
