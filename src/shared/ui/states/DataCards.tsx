import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DataColumn, DataTableProps, ShortCard } from './DataTable.tsx';
import { KeyValues } from '../layout/KeyValues.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 8,
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li[data-selected]': { backgroundColor: theme.vars.palette.primary.soft },
  '& h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  '& h2 > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& [data-corner]': { display: 'flex', justifyContent: 'flex-end', margin: '-8px -8px -8px 0' },
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));

/** Rows in two lines each. */
const ShortList = styled('ul')(({ theme }) => ({
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '2px 12px',
    padding: '12px 0',
    color: 'inherit',
  },
  '& .title': { minWidth: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& .about, & .about-end': {
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    overflowWrap: 'anywhere',
  },
  '& .about[data-whole]': { gridColumn: '1 / -1' },
  '& .about-end': { textAlign: 'end' },
}));

const isSomething = (cell: ReactNode): boolean => cell !== null && cell !== undefined && cell !== false && cell !== '';

/** The rows of a table on a phone, and its foot as the last of them. */
export function DataCards<Row>({ label, rows, columns, keyOf, isSelected, foot, card, cardFoot }: DataTableProps<Row>) {
  if (card) {
    return (
      <ShortList aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <Short {...card(row)} />
          </li>
        ))}
        {cardFoot ? (
          <li>
            <Short {...cardFoot} />
          </li>
        ) : null}
      </ShortList>
    );
  }
  const values = columns.filter(({ onCard }) => onCard === undefined);
  const corners = columns.filter(({ onCard }) => onCard === 'corner');
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} {...(isSelected?.(row) && { 'data-selected': '' })}>
          {corners.length > 0 ? (
            <div data-corner="">
              {corners.map(({ key, cell }) => (
                <span key={key}>{cell(row)}</span>
              ))}
            </div>
          ) : null}
          {columns
            .filter(({ onCard }) => onCard === 'heading')
            .map(({ key, cell }) => (
              <h2 key={key}>{cell(row)}</h2>
            ))}
          {columns
            .filter(({ onCard }) => onCard === 'line')
            .map(({ key, cell }) => (
              <div key={key}>{cell(row)}</div>
            ))}
          <Values
            columns={values}
            cellOf={({ cell }) => cell(row)}
            labelOf={({ label: word, cardLabel }) => cardLabel?.(row) ?? word}
          />
          {columns
            .filter(({ onCard }) => onCard === 'foot')
            .map(({ key, cell }) => (
              <div key={key}>{cell(row)}</div>
            ))}
        </li>
      ))}
      {foot ? (
        <li>
          <Values columns={columns} cellOf={({ key }) => foot[key]} labelOf={({ label: word }) => word} />
        </li>
      ) : null}
    </List>
  );
}

interface ValuesProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly cellOf: (column: DataColumn<Row>) => ReactNode;
  readonly labelOf: (column: DataColumn<Row>) => string;
}

function Values<Row>({ columns, cellOf, labelOf }: ValuesProps<Row>) {
  const shown = columns.map((column) => ({ column, cell: cellOf(column) })).filter(({ cell }) => isSomething(cell));
  if (shown.length === 0) return null;
  return (
    <KeyValues>
      {shown.map(({ column, cell }) => (
        <div key={column.key}>
          <dt>{labelOf(column)}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </KeyValues>
  );
}

function Short({ title, end, about, aboutEnd, to, isOutside = false }: ShortCard) {
  const lines = (
    <>
      <b className="title">{title}</b>
      {end}
      <small className="about" {...(aboutEnd === undefined && { 'data-whole': '' })}>
        {about.filter(Boolean).join(' · ')}
      </small>
      {aboutEnd === undefined ? null : <small className="about-end">{aboutEnd}</small>}
    </>
  );
  if (to === undefined) return <div className="row">{lines}</div>;
  return isOutside ? (
    <a className="row" href={to}>
      {lines}
    </a>
  ) : (
    <Link className="row" to={to}>
      {lines}
    </Link>
  );
}
