import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Difference } from './differenceOf.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  font: '400 .8125rem/1.65 ui-monospace, "DejaVu Sans Mono", Menlo, monospace',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& del, & ins': { display: 'block', marginInline: -14, padding: '0 14px', textDecoration: 'none' },
  '& del': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
  '& ins': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
  '& b': { fontWeight: 400, color: 'var(--j-key)' },
}));

/** A step that brings a whole page of cars changes hundreds of things at once. */
const most = 100;
const longest = 1_000;

function textOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The changes of a step: each path with the old and the new value. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('support');
  if (differences.length === 0) return <p>{t('replay.noDifference')}</p>;
  return (
    <>
      <List>
        {differences.slice(0, most).map((one) => (
          <li key={`${one.type} ${one.path.join('/')}`}>
            <b>{one.path.join(' › ')}</b>
            {one.type === 'CREATE' ? null : <del>− {textOf(one.oldValue)}</del>}
            {one.type === 'REMOVE' ? null : <ins>+ {textOf(one.value)}</ins>}
          </li>
        ))}
      </List>
      {differences.length > most ? <p>{t('replay.moreDifferences', { count: differences.length - most })}</p> : null}
    </>
  );
}
