import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { pageMarks } from '../layout/pageMarks.ts';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  marginTop: 32,
  '& > .page': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    borderRadius: theme.radii.control,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > a[aria-current=page]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  [theme.breakpoints.down('md')]: { gap: 2, '& > .page': { minWidth: 40 } },
}));

interface Props {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly addressOf: (page: number) => string;
}

/** The pages of a list as links; the one that is open is green. Absent where there is one page only. */
export function Pagination({ page, count, addressOf }: Props) {
  const { t } = useTranslation('common');
  if (count <= 1) return null;
  const begin = () => {
    // The new page is read from its beginning.
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <Row aria-label={t('pages.label')}>
      {page > 1 ? (
        <Link className="page" to={addressOf(page - 1)} aria-label={t('pages.previous')} onClick={begin}>
          <ChevronLeftRoundedIcon />
        </Link>
      ) : null}
      {pageMarks(page, count).map((mark, index) =>
        mark === null ? (
          // Two gaps at most, each at a place of its own.
          <span className="page" key={index === 1 ? 'before' : 'after'}>
            …
          </span>
        ) : (
          <Link
            className="page"
            key={mark}
            to={addressOf(mark)}
            aria-label={t('pages.page', { page: mark })}
            onClick={begin}
            {...(mark === page ? { 'aria-current': 'page' as const } : {})}
          >
            {mark}
          </Link>
        ),
      )}
      {page < count ? (
        <Link className="page" to={addressOf(page + 1)} aria-label={t('pages.next')} onClick={begin}>
          <ChevronRightRoundedIcon />
        </Link>
      ) : null}
    </Row>
  );
}
