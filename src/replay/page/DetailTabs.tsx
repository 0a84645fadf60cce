import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RootState } from '../../app/store.ts';
import type { ReplayStep } from '../makeReplay.ts';
import { withoutMachine } from './differenceOf.ts';
import type { Difference } from './differenceOf.ts';
import { JsonTree } from './JsonTree.tsx';
import { Block } from './replay.styles.ts';

export const details = ['action', 'state', 'difference'] as const;
export type Detail = (typeof details)[number];

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 120,
  padding: '12px 14px',
  overflow: 'auto',
  '& p': { marginTop: 10, fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down(1181)]: { maxHeight: 560 },
}));

const Count = styled('em')(({ theme }) => ({
  minWidth: 22,
  marginInlineStart: 8,
  padding: '1px 7px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.secondary,
  fontStyle: 'normal',
  fontSize: '.8125rem',
}));

interface Props {
  readonly detail: Detail;
  readonly step: ReplayStep | undefined;
  readonly state: RootState;
  readonly differences: readonly Difference[];
  readonly onChoose: (detail: Detail) => void;
  /** Shown below every tab. */
  readonly children: ReactNode;
}

/** The action of the step, the state after it, and what it changed. */
export function DetailTabs({ detail, step, state, differences, onChoose, children }: Props) {
  const { t } = useTranslation('support');
  return (
    <Block className="details" aria-label={t('replay.details')}>
      <Tabs
        value={detail}
        variant="scrollable"
        aria-label={t('replay.details')}
        onChange={(_event, chosen: Detail) => onChoose(chosen)}
        sx={{
          flex: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: 0, px: 2, fontSize: '.875rem' },
        }}
      >
        {details.map((one, index) => (
          <Tab
            key={one}
            value={one}
            id={`detail-${one}`}
            aria-controls="detail"
            aria-keyshortcuts={String(index + 1)}
            label={
              <span>
                <span>{t(`replay.tabs.${one}`)}</span>
                {one === 'difference' ? <Count>{differences.length}</Count> : null}
              </span>
            }
          />
        ))}
      </Tabs>
      <Body role="tabpanel" id="detail" aria-labelledby={`detail-${detail}`} tabIndex={0}>
        {detail === 'action' ? <Action step={step} /> : null}
        {detail === 'state' ? <JsonTree value={withoutMachine(state)} depth={1} /> : null}
        {detail === 'difference' ? <DifferenceList differences={differences} /> : null}
      </Body>
      {children}
    </Block>
  );
}

function Action({ step }: Pick<Props, 'step'>) {
  const { t } = useTranslation('support');
  if (!step) return <p>{t('replay.beforeFirst')}</p>;
  return (
    <>
      <JsonTree value={step.action} depth={4} />
      <p>
        {step.slices.length === 0
          ? t('replay.changesNothing')
          : t('replay.changes', { slices: step.slices.join(', ') })}
      </p>
      {step.thrown === undefined ? null : <p role="alert">{t('replay.thrown', { text: step.thrown })}</p>}
    </>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  font: '400 .8125rem/1.65 ui-monospace, "DejaVu Sans Mono", Menlo, monospace',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& del, & ins': { display: 'block', marginInline: -14, padding: '0 14px', textDecoration: 'none' },
  '& del': { backgroundColor: theme.vars.palette.error.soft, color: theme.vars.palette.error.onSoft },
  '& ins': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
  '& .path': { fontWeight: 400, color: 'var(--j-key)' },
}));

/** A step that brings a whole page of cars changes hundreds of things at once. */
const most = 100;
const longest = 1_000;

function textOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The changes of a step: each path with the old and the new value. */
function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('support');
  if (differences.length === 0) return <p>{t('replay.noDifference')}</p>;
  return (
    <>
      <List>
        {differences.slice(0, most).map((one) => (
          <li key={`${one.type} ${one.path.join('/')}`}>
            <b className="path">{one.path.join(' › ')}</b>
            {one.type === 'CREATE' ? null : <del>− {textOf(one.oldValue)}</del>}
            {one.type === 'REMOVE' ? null : <ins>+ {textOf(one.value)}</ins>}
          </li>
        ))}
      </List>
      {differences.length > most ? <p>{t('replay.moreDifferences', { count: differences.length - most })}</p> : null}
    </>
  );
}
