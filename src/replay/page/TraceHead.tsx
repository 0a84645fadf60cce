import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import GppGoodOutlinedIcon from '@mui/icons-material/GppGoodOutlined';
import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { timeInTbilisi } from '#src/features/dates/localDay.ts';
import { paths } from '#src/shared/lib/paths.ts';
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
  /** Null where the trace was refused. */
  readonly replay: Replay | null;
  /** A report was chosen from the list of them. */
  readonly isReport: boolean;
  readonly children: ReactNode;
}

/** Which trace it is, where it comes from, and how far it can be believed. */
export function TraceHead({ title, lead, replay, isReport, children }: Props) {
  const { t } = useTranslation('support');
  return (
    <Head>
      {isReport ? <BackToReports /> : null}
      <title>{`${title} · ${t('replay.title')} · Gza`}</title>
      <div className="title">
        <h1>
          {title} <span className="lead">{lead}</span>
        </h1>
        {replay === null ? null : <Facts replay={replay} />}
      </div>
      {replay === null ? null : <Chips replay={replay} />}
      {children}
    </Head>
  );
}

/** The list is another document. */
function BackToReports() {
  const { t } = useTranslation('support');
  return (
    <IconButton
      component={Link}
      to={paths.supportTraces}
      reloadDocument
      aria-label={t('replay.toReports')}
      edge="start"
    >
      <ArrowBackRoundedIcon />
    </IconButton>
  );
}

function Facts({ replay: { header, steps } }: { replay: Replay }) {
  const { t } = useTranslation('support');
  const instantText = useInstantText();
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
  return <p>{facts.join(' · ')}</p>;
}

function Chips({ replay: { header, isSameEnd } }: { replay: Replay }) {
  const { t } = useTranslation('support');
  const build = useAppSelector(({ environment }) => environment.build);
  return (
    <>
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
    </>
  );
}
