import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import CloudDoneOutlinedIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlinedIcon from '@mui/icons-material/CloudSyncOutlined';
import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { useOpenAt } from '#src/shared/store/useOpenAt.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { CarActions } from '../CarActions.tsx';
import { selectFleet } from '../fleetSlice.ts';
import { PublishButton } from './PublishButton.tsx';
import type { CarEditor } from './useCarEditor.ts';

/** Stays in sight: what is edited, whether it is saved, and the button that publishes. */
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--gza-panel-bar, 0px)',
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '-24px -32px 20px',
  padding: '12px 32px 12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.mist,
  '& > .title': { flex: 1, minWidth: 0 },
  '& h1': { fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('wide')]: { margin: '-24px -24px 20px', padding: '10px 24px 10px 12px' },
  [theme.breakpoints.down('md')]: {
    margin: '-16px -16px 12px',
    padding: '6px 8px 6px 4px',
    gap: 4,
    '& h1': { fontSize: '1.0625rem' },
    '& [data-wide]': { display: 'none' },
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    right: 0,
    bottom: 0,
    left: 0,
    zIndex: theme.zIndex.appBar,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > button': { flex: 1 },
  },
}));

/** What is edited and whom it is seen by, whether it is saved, and what can be done with it. */
export function EditorBar({ editor, name }: { editor: CarEditor; name: string }) {
  const { t } = useTranslation('fleet');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const publish = <PublishButton editor={editor} />;
  return (
    <>
      <Bar>
        <IconButton component={Link} to={paths.adminCars} aria-label={t('edit.back')}>
          <ArrowBackRoundedIcon />
        </IconButton>
        <div className="title">
          <Typography variant="h1">{name}</Typography>
          <Typography
            component="div"
            variant="caption"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, color: 'text.secondary' }}
          >
            {isPhone ? null : <SaveState />}
            <span>{t(`edit.seen.${editor.car?.status ?? 'draft'}`)}</span>
          </Typography>
        </div>
        {isPhone ? null : publish}
        <CarMenu editor={editor} />
      </Bar>
      {isPhone ? (
        <Foot>
          <SaveState />
          {publish}
        </Foot>
      ) : null}
    </>
  );
}

/** What else can be done with the car that is open. */
function CarMenu({ editor: { car, autosave } }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { isOpen, anchor, attach, open, close } = useOpenAt('fleet/carMenu');
  if (car === null) return null;
  return (
    <>
      <IconButton
        ref={attach}
        aria-label={t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          void autosave.flush();
          open();
        }}
      >
        <MoreVertRoundedIcon />
      </IconButton>
      <CarActions
        car={car}
        name={t('menu.thisCar')}
        anchor={anchor}
        isHere
        onClose={close}
        onChanged={autosave.receive}
        onDeleted={() => void navigate(paths.adminCars)}
      />
    </>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 18, height: 18, color: theme.vars.palette.primary.text },
  '&[data-bad]': { color: theme.vars.palette.error.main, '& > svg': { color: 'inherit' } },
}));

/** Whether what was typed is safe. Its seconds are for eyes only; a change of state is read out. */
function SaveState() {
  const { t } = useTranslation('fleet');
  const { phase, savedAt } = useAppSelector(selectFleet);
  if (phase === 'quiet') return null;
  const isBad = phase === 'failed' || phase === 'refused';
  const Icon = isBad ? CloudOffOutlinedIcon : phase === 'saving' ? CloudSyncOutlinedIcon : CloudDoneOutlinedIcon;
  return (
    <Line {...(isBad && { 'data-bad': '' })}>
      <Icon />
      <VisuallyHidden as="output">{t(`save.${phase}`)}</VisuallyHidden>
      <span aria-hidden>{phase === 'saved' && savedAt !== null ? <Ago at={savedAt} /> : t(`save.${phase}`)}</span>
    </Line>
  );
}

function Ago({ at }: { at: number }) {
  const { t } = useTranslation('fleet');
  const seconds = useSecondsSince(at);
  if (seconds < 5) return t('save.saved');
  return seconds < 60
    ? t('save.secondsAgo', { count: seconds })
    : t('save.minutesAgo', { count: Math.floor(seconds / 60) });
}

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** Whole seconds since a moment of the server's clock (ms); it goes on while it is looked at. */
function useSecondsSince(at: number): number {
  const clock = useServerClock();
  return useSyncExternalStore(
    everySecond,
    useCallback(() => Math.max(0, Math.floor((clock.now() - at) / 1000)), [clock, at]),
  );
}
