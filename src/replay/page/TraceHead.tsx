import GppGoodOutlinedIcon from '@mui/icons-material/GppGoodOutlined';
import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { timeInTbilisi } from '#src/features/dates/localDay.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import type { Replay } from '../makeReplay.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  // However long its name is, it has a line of its own: the actions are below.
  '& > .title': { flex: '1 1 calc(100% - 64px)', minWidth: 0 },
  '& h1': { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& h1 > .lead': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& p': { fontSize: '.875rem', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

/** The letters of a build's name that are enough to identify it. */
const nameOfBuild = 12;

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly replay: Replay;
  /** Leads to where it was chosen. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** Which trace it is, where it comes from, and how far it can be believed. */
export function TraceHead({ title, lead, replay: { header, steps, isSameEnd }, back, children }: Props) {
  const { t } = useTranslation('support');
  const instantText = useInstantText();
  const build = useAppSelector(({ environment }) => environment.build);
  const facts = [
    ...(header ? [`${instantText(header.from)}–${timeInTbilisi(Date.parse(header.to))}`] : [t('replay.withoutHeader')]),
    t('replay.actionCount', { count: steps.length }),
    ...(header
      ? [
          t('replay.build', { build: header.buildId.slice(0, nameOfBuild) }),
          header.locale,
          `${header.viewport.width} × ${header.viewport.height}`,
        ]
      : []),
  ];
  return (
    <Head>
      {back}
      <title>{`${title} · ${t('replay.title')} · Gza`}</title>
      <div className="title">
        <h1>
          {title} <span className="lead">{lead}</span>
        </h1>
        <p>{facts.join(' · ')}</p>
      </div>
      {isSameEnd === null ? null : (
        <StatusChip
          data-tone={isSameEnd ? 'ok' : 'wait'}
          title={t(isSameEnd ? 'replay.sameEndText' : 'replay.otherEndText')}
        >
          {isSameEnd ? <GppGoodOutlinedIcon /> : <GppMaybeOutlinedIcon />}
          <span>{t(isSameEnd ? 'replay.sameEnd' : 'replay.otherEnd')}</span>
        </StatusChip>
      )}
      {header && header.buildId !== build ? (
        <StatusChip data-tone="wait" title={t('replay.otherBuildText')}>
          <HistoryRoundedIcon />
          <span>{t('replay.otherBuild', { build: build.slice(0, nameOfBuild) })}</span>
        </StatusChip>
      ) : null}
      <StatusChip data-tone="off" title={t('replay.offlineText')}>
        <WifiOffRoundedIcon />
        <span>{t('replay.offline')}</span>
      </StatusChip>
      {children}
    </Head>
  );
}
