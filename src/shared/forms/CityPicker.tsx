import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFound } from '#contract/domain/format/foldText.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { useListCitiesQuery } from './citiesApi.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** As high as its neighbours. */
const cityInput: SxProps<Theme> = {
  '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { py: 0, px: 3.5 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 2.5, py: '11px' },
  '& svg': { width: 20, height: 20, color: 'text.secondary' },
};

/** The list under the field. */
const cityList: SxProps<Theme> = (theme) => ({
  mt: 1.5,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.radii.large}px`,
  boxShadow: theme.vars.palette.elevation.modal,
  '& .MuiAutocomplete-listbox': { p: 1.5 },
  '& .MuiAutocomplete-option': { minHeight: 44, borderRadius: '8px', fontSize: '.9375rem' },
  '& .MuiAutocomplete-option.Mui-focused, & .MuiAutocomplete-option[aria-selected=true]': {
    backgroundColor: `${theme.vars.palette.primary.soft} !important`,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 500,
  },
  '& mark': { background: 'none', color: 'inherit', fontWeight: 600 },
});

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, number | null>;
}

/** A city of the server's list, found in any script and case. */
export function CityPicker<Values extends FieldValues>({ control, name }: Props<Values>) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { data, isError, isFetching, refetch } = useListCitiesQuery();
  const cities = data?.cities ?? [];
  const message = fieldState.error?.message;
  if (isError) {
    return <ErrorState text={t('citiesFailed')} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div>
      <FormLabel htmlFor={id}>{t('fields.city')}</FormLabel>
      <Autocomplete
        id={id}
        options={cities}
        value={cities.find((city) => city.id === field.value) ?? null}
        onChange={(_event, city) => field.onChange(city?.id ?? null)}
        onBlur={field.onBlur}
        getOptionKey={(city) => city.id}
        getOptionLabel={(city) => city.name}
        filterOptions={(all, { inputValue }) => all.filter((city) => isFound(city.name, inputValue))}
        noOptionsText={t('fields.noCity')}
        loading={isFetching}
        autoHighlight
        openOnFocus
        forcePopupIcon={false}
        sx={cityInput}
        slotProps={{ paper: { sx: cityList } }}
        renderOption={({ key, ...option }, city, { inputValue }) => (
          <li key={key} {...option}>
            <Highlighted text={city.name} part={inputValue} />
          </li>
        )}
        renderInput={({ id: inputId, disabled, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            id={inputId}
            fullWidth
            disabled={disabled}
            error={message !== undefined}
            inputRef={field.ref}
            inputProps={{ ...htmlInput, ...(message !== undefined && { 'aria-describedby': `${id}-message` }) }}
            startAdornment={<SearchRoundedIcon />}
          />
        )}
      />
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}

/** A name with the typed part of it marked; input in another script marks nothing. */
function Highlighted({ text, part }: { text: string; part: string }) {
  const typed = part.trim();
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return <span>{text}</span>;
  const end = at + typed.length;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <mark>{text.slice(at, end)}</mark>
      <span>{text.slice(end)}</span>
    </span>
  );
}
