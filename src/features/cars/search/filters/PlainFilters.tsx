import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import type { FilterContext } from '../activeFilters.ts';
import { optionsOf } from '../activeFilters.ts';
import { PlainQuestion, PlainQuestions } from '../PlainQuestions.tsx';
import type { SearchFilters } from '../searchFilters.ts';
import { defaultSort, filterNames, sorts, writeValue } from '../searchFilters.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 12,
  marginBottom: 24,
});

const lists = ['category', 'brand', 'transmission', 'fuel'] as const;
const ownFields: readonly string[] = ['q', 'city_id', 'from', 'to', 'price_max', 'sort', ...lists];

/** GEL per day. */
const prices = [50, 100, 150, 200, 300, 500];

interface Props {
  readonly filters: SearchFilters;
  readonly context: FilterContext;
}

/** The search as a native form, inside `<noscript>`; filters without a field are preserved as hidden ones. */
export function PlainFilters({ filters, context: { t, reference } }: Props) {
  const { t: rental } = useTranslation('rental');
  const select = (
    name: string,
    label: string,
    value: string | undefined,
    options: readonly (readonly [string, string])[],
  ) => (
    <PlainQuestion key={name}>
      <small className="label">{label}</small>
      <select name={name} defaultValue={value ?? ''}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </PlainQuestion>
  );
  const named = lists.map((name) => {
    const options = optionsOf(name, reference);
    const chosen = filters[name]?.join(',');
    const names = options.filter(({ code }) => filters[name]?.includes(code)).map((option) => option.name);
    return select(name, t(`filters.${name}`), chosen, [
      ['', t('filters.any')],
      ...options.map((option) => [option.code, option.name] as const),
      // A link may have several values.
      ...(names.length > 1 && chosen !== undefined ? [[chosen, names.join(', ')] as const] : []),
    ]);
  });
  const sums = [...new Set([...prices.map((lari) => lari * 100), ...(filters.price_max ? [filters.price_max] : [])])];
  return (
    <Form action={paths.search} aria-label={rental('form.label')}>
      <PlainQuestions cities={reference?.cities ?? []} filters={filters} />
      <PlainQuestion>
        <small className="label">{t('filters.text')}</small>
        <input type="search" name="q" maxLength={100} defaultValue={filters.q} />
      </PlainQuestion>
      {named}
      {select('price_max', t('filters.price'), filters.price_max?.toString(), [
        ['', t('filters.any')],
        ...sums.map((sum) => [String(sum), t('chips.upTo', { value: `${sum / 100} ₾` })] as const),
      ])}
      {select(
        'sort',
        t('sort.label'),
        filters.sort ?? defaultSort,
        sorts.map((sort) => [sort, t(`sort.${sort}`)] as const),
      )}
      {filterNames.map((name) => {
        const value = filters[name];
        return value === undefined || ownFields.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={writeValue(value)} />
        );
      })}
      <Button type="submit" size="large">
        {rental('form.search')}
      </Button>
    </Form>
  );
}
