import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RootState } from '../../app/store.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { withoutMachine } from './differenceOf.ts';
import type { Difference } from './differenceOf.ts';
import { JsonTree } from './JsonTree.tsx';
import { Block } from './replay.styles.ts';
import type { ReplayStep } from '../makeReplay.ts';

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
    <Block aria-label={t('replay.details')}>
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
