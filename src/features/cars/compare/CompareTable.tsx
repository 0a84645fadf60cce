import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import { factFields } from '#contract/domain/cars/carFields.ts';
import type { FactField } from '#contract/domain/cars/carFields.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { carFacts } from '../page/facts/CarFacts.tsx';
import { Price } from '#src/features/currency/Price.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { comparePath, MOST_COMPARED } from './comparedIds.ts';

/** Wider than a phone with two cars already: it scrolls by itself, with the keys, too. */
const Region = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  // Columns of one width, whatever is in them: letters that load later move nothing.
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '.9375rem',
    lineHeight: 1.4,
    ...Object.fromEntries(
      Array.from({ length: MOST_COMPARED }, (_none, index) => [
        `&[data-cars="${index + 1}"]`,
        { minWidth: 120 + 168 * (index + 1) },
      ]),
    ),
  },
  '& th, & td': { padding: '14px 16px', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody th, & thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 160,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
  },
  '& td .note': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  [theme.breakpoints.down('md')]: {
    '& th, & td': { padding: '12px 10px' },
    '& tbody th, & thead td': { width: 120, fontSize: '.875rem' },
  },
}));

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  fontWeight: 600,
  '& [data-photo]': { aspectRatio: '3 / 2', borderRadius: theme.radii.control, overflow: 'hidden' },
  '& > .MuiIconButton-root': {
    position: 'absolute',
    top: 4,
    insetInlineEnd: 4,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { backgroundColor: theme.vars.palette.background.mist },
  },
  '& > .summary': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

const isFactField = (kind: string): kind is FactField => factFields.some((field) => field === kind);

interface Row {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly cars: readonly Car[];
  /** Of the address: a car that could not be loaded stays in it. */
  readonly ids: readonly number[];
}

/** A row for each fact, a column for each car. */
export function CompareTable({ cars, ids }: Props) {
  const { t } = useTranslation('compare');
  const rows = useRows(cars);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys (WCAG 2.1.1)
    <Region aria-label={t('table')} tabIndex={0}>
      <table data-cars={cars.length}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </td>
            {cars.map((car) => (
              <th key={car.id} scope="col">
                <CarHead car={car} others={ids.filter((id) => id !== car.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={cars[index]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

function CarHead({ car, others }: { car: Car; others: readonly number[] }) {
  const { t } = useTranslation('compare');
  const name = `${car.brand} ${car.model}`;
  const [main] = car.images;
  return (
    <Head>
      {main === undefined ? null : (
        <div data-photo="">
          <Picture picture={main} alt="" sizes="280px" />
        </div>
      )}
      <Link to={paths.car(car.slug, car.id)}>{name}</Link>
      <small className="summary">{`${car.year} · ${car.city}`}</small>
      <IconButton
        size="small"
        aria-label={t('remove', { name })}
        {...{ component: Link, to: comparePath(others), replace: true }}
      >
        <CloseRoundedIcon fontSize="small" />
      </IconButton>
    </Head>
  );
}

function useRows(cars: readonly Car[]): readonly Row[] {
  const { t } = useTranslation('compare');
  const { t: carTexts } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const facts = cars.map((car) => carFacts(car, carTexts, (value) => formatNumber(value, language, 1)));
  const kinds = [...new Set(facts.flatMap((own) => own.map(({ kind }) => kind)))];
  return [
    {
      key: 'price',
      label: t('rows.price'),
      cells: cars.map((car) => <Price key={car.id} tetri={car.price_per_day} />),
    },
    {
      key: 'rating',
      label: t('rows.rating'),
      cells: cars.map(({ rating, reviews_count }) =>
        rating === null ? t('noReviews') : `★ ${formatRating(rating, language)} (${reviews_count})`,
      ),
    },
    { key: 'category', label: t('rows.category'), cells: cars.map(({ category_name }) => category_name) },
    ...kinds.map((kind): Row => {
      const isChoice = isFactField(kind);
      return {
        key: kind,
        label: isChoice ? carTexts(`facts.choices.${kind}.name`) : t(`rows.${kind}`),
        cells: facts.map((own, index) => {
          const fact = own.find((one) => one.kind === kind);
          if (fact === undefined) return t('unknown');
          if (isChoice) return fact.note;
          const isDetail = kind === 'seats' || kind === 'fuel';
          return isDetail ? (
            <div key={cars[index]?.id}>
              {fact.value}
              <small className="note">{fact.note}</small>
            </div>
          ) : (
            fact.value
          );
        }),
      };
    }),
  ];
}
