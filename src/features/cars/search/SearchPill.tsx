import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { parseRange, dayOf, timeOf } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { nameOfPlace, placeOf } from './place/searchPlace.ts';
import { useSearch } from './useSearch.ts';

const SearchDialog = lazyDialog(async () => (await import('./SearchDialog.tsx')).SearchDialog);

const Pill = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: 48,
  marginInline: 'auto',
  paddingInlineStart: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rest,
  fontSize: '.9375rem',
  transition: theme.transitions.create('box-shadow'),
  '&:hover': { boxShadow: theme.vars.palette.elevation.raised },
  '& > .place, & > .dates': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The dates are truncated first.
  '& > .place': { flex: 'none', maxWidth: '50%', fontWeight: 600 },
  '& > .dates': {
    marginInlineStart: 16,
    paddingInlineStart: 16,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > .icon': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 36,
    height: 36,
    margin: '0 5px 0 16px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '& > svg': { width: 20, height: 20 },
  },
  [theme.breakpoints.down('md')]: {
    flex: 1,
    justifyContent: 'space-between',
    height: 44,
    margin: 0,
    paddingInlineStart: 16,
    fontSize: '.875rem',
    '& > .dates': { marginInlineStart: 10, paddingInlineStart: 10 },
    '& > .icon': { width: 34, height: 34, marginInlineStart: 8 },
  },
}));

const PillForm = styled('form')({ display: 'contents' });

/** Place and dates of the search in the header; opens the form to change them. */
export function SearchPill() {
  const { t } = useTranslation('common');
  const { filters } = useSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useUiState('search/pill', false);
  const at = placeOf(filters);
  const { name } = useGetReferenceQuery(at === null ? skipToken : undefined, {
    selectFromResult: ({ data }) => ({ name: nameOfPlace(at, data) }),
  });
  const place = name ?? t('pill.anywhere');
  const dates = useRangeText(parseRange(filters.from, filters.to)) ?? t('pill.anyDates');
  return (
    <>
      <PillForm action={paths.search}>
        <Pill
          type="submit"
          ref={setAnchor}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={SearchDialog.prefetch}
          onClick={(event) => {
            // Without scripts the link leads to the form.
            event.preventDefault();
            setOpen(true);
          }}
        >
          <VisuallyHidden as="b">{t('pill.label')}</VisuallyHidden> <span className="place">{place}</span>{' '}
          <span className="dates">{dates}</span>
          <i className="icon">
            <SearchRoundedIcon />
          </i>
        </Pill>
      </PillForm>
      <SearchDialog isOpen={isOpen} anchor={anchor} filters={filters} onClose={() => setOpen(false)} />
    </>
  );
}

/** "22–26 May, 10:00": the days and the time of pick-up; null without dates. */
function useRangeText(range: RentalRange | null): string | null {
  const language = useAppSelector(selectLanguage);
  if (!range) return null;
  return `${formatDays(dayOf(range.from), dayOf(range.to), language)}, ${timeOf(range.from)}`;
}
