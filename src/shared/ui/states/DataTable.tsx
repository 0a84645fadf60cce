import ArrowDownwardRoundedIcon from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRoundedIcon from '@mui/icons-material/ArrowUpwardRounded';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataCards } from './DataCards.tsx';

// Holds the hidden words of its cells, too: beyond its edge they would widen the page.
const Scroller = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  margin: '0 -20px -8px',
  padding: '0 20px 8px',
});

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 8px', textAlign: 'start', verticalAlign: 'middle' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& th': {
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 500,
    lineHeight: 1.3,
  },
  '& th > a': { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 24, whiteSpace: 'nowrap' },
  '& th > a:hover': { color: theme.vars.palette.text.primary },
  '& th > a > svg': { fontSize: '1rem' },
  '& th[aria-sort]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody tr[data-selected]': { backgroundColor: theme.vars.palette.primary.soft },
  '& tfoot td': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.mist,
    fontWeight: 600,
  },
  '& td .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& [data-figure]': { textAlign: 'end' },
  '& td[data-figure]': { whiteSpace: 'nowrap' },
  '& td > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    whiteSpace: 'nowrap',
  },
}));

export interface DataColumn<Row> {
  /** Names the column; must be its own among the columns of a table. */
  readonly key: string;
  /** Head of the column; on a phone the word before the value. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The word on a phone, where a row has something else in this column than its head says. */
  readonly cardLabel?: (row: Row) => string;
  /** What stands in its head in place of the label. */
  readonly head?: ReactNode;
  /** Numbers stand at the end of their column. */
  readonly isFigure?: boolean;
  /** Where it stands on a phone, without its label: its corner, what the card is called, a line under that, what can be done last; else a labelled value. */
  readonly onCard?: 'corner' | 'heading' | 'line' | 'foot' | 'nothing';
  /** The address that sorts by it, and how it is sorted now. */
  readonly sort?: { readonly to: string; readonly now?: 'ascending' | 'descending' | undefined };
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly isSelected?: (row: Row) => boolean;
  /** What stands under each column, by its key. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
  /** A row on a phone in two lines, where a labelled value for each column would be too much. */
  readonly card?: (row: Row) => ShortCard;
  /** The foot in the same way. */
  readonly cardFoot?: ShortCard;
}

/** What a row is and its figure, then in small letters what else is to know. All of it is a link if it leads anywhere. */
export interface ShortCard {
  readonly title: ReactNode;
  readonly end: ReactNode;
  readonly about: readonly (string | null | undefined | false)[];
  readonly aboutEnd?: ReactNode;
  readonly to?: string | undefined;
  /** A document of its own: the link leaves the app. */
  readonly isOutside?: boolean;
}

/** Rows of a list that is paged on the server: a table, and below 900 px a card for each row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  if (isNarrow) return <DataCards {...props} />;

  const { label: name, rows, columns, keyOf, isSelected, foot } = props;
  return (
    <Scroller>
      <Table aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ key, label, head = label, isFigure, sort }) => (
              <th
                key={key}
                scope="col"
                {...(isFigure && { 'data-figure': '' })}
                {...(sort?.now && { 'aria-sort': sort.now })}
              >
                {sort ? (
                  <Link to={sort.to}>
                    {head}
                    {sort.now === 'ascending' ? <ArrowUpwardRoundedIcon /> : null}
                    {sort.now === 'descending' ? <ArrowDownwardRoundedIcon /> : null}
                  </Link>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...(isSelected?.(row) && { 'data-selected': '' })}>
              {columns.map(({ key, cell, isFigure }) => (
                <td key={key} {...(isFigure && { 'data-figure': '' })}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              {columns.map(({ key, isFigure }) => (
                <td key={key} {...(isFigure && { 'data-figure': '' })}>
                  {foot[key]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </Table>
    </Scroller>
  );
}
