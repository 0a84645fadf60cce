import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import type { Alert } from '#contract/calls/savedSearches/savedSearches.ts';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import { LONGEST_SEARCH_NAME } from '#contract/domain/limits.ts';
import { dayOf, parseRange } from '#src/features/dates/rentalRange.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { activeFilters } from '../search/activeFilters.ts';
import type { FilterContext } from '../search/activeFilters.ts';
import { countText } from '../search/countText.ts';
import { nameOfPlace, placeOf } from '../search/place/searchPlace.ts';
import { searchQuery } from '../search/searchQuery.ts';
import type { SearchFilters } from '../search/searchFilters.ts';
import { FilterChips } from './FilterChips.ts';
import { savedSearchesApi } from './savedSearchesApi.ts';

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBottom: 4,
    fontSize: '.875rem',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
  },
}));

/** In the order in which people ask for them. */
const alertKinds = ['new', 'free_again', 'cheaper'] as const satisfies readonly Alert[];

interface Props {
  readonly filters: SearchFilters;
  readonly context: FilterContext;
  readonly answer: SearchAnswer | undefined;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Gives a search a name, and chooses what to be told of. */
export function SaveSearchDialog({ isOpen = true, ...props }: Props) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ filters: shown, context, answer, onClose }: Omit<Props, 'isOpen'>) {
  // A saved search is of exactly its dates: what was found around them is no part of it.
  const { flexible, ...filters } = shown;
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const range = parseRange(filters.from, filters.to);
  // Without dates no car is taken on them.
  const offered = alertKinds.filter((alert) => alert !== 'free_again' || range !== null);
  const [chosen, setChosen] = useUiState<readonly Alert[]>('cars/saveSearch/alerts', offered, { privacy: 'keep' });
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'cars/saveSearch',
    defaultValues: { name: nameOf(filters, context, t('everywhere')) },
    fields: ['name'],
    keepsAllBut: [],
    send: async ({ name }) => {
      const body = { name, filters: searchQuery(filters), alerts: [...chosen] };
      const { error } = await dispatch(savedSearchesApi.endpoints.saveSearch.initiate({ body }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'saved:save.done' } }));
      onClose();
      return undefined;
    },
  });
  const active = activeFilters(filters, context);
  const found =
    answer === undefined || flexible !== undefined
      ? []
      : [
          t('save.found', {
            count: answer.total,
            formatted: countText(answer.total, answer.total_is_capped, context.language),
          }),
        ];
  return (
    <QuestionDialog
      title={t('save.title')}
      text={[...found, t('save.text')].join(' ')}
      onClose={isBusy ? null : onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={form.control}
            name="name"
            label={t('save.name')}
            clean={(text) => text.slice(0, LONGEST_SEARCH_NAME)}
            autoComplete="off"
          />
          {active.length === 0 ? null : (
            <FilterChips aria-label={t('filters')}>
              {active.map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
            </FilterChips>
          )}
          <Group>
            <legend>{t('alerts.title')}</legend>
            {offered.map((alert) => (
              <CheckRow
                key={alert}
                label={t(`alerts.${alert}`)}
                isChecked={chosen.includes(alert)}
                onChange={() =>
                  setChosen(chosen.includes(alert) ? chosen.filter((one) => one !== alert) : [...chosen, alert])
                }
              />
            ))}
          </Group>
          <SubmitButton label={t('save.submit')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}

/** "Tbilisi, 22–26 May"; an airport or a district as well. */
function nameOf(filters: SearchFilters, { reference, language }: FilterContext, everywhere: string): string {
  const place = nameOfPlace(placeOf(filters), reference) ?? everywhere;
  const range = parseRange(filters.from, filters.to);
  return range === null ? place : `${place}, ${formatDays(dayOf(range.from), dayOf(range.to), language)}`;
}
