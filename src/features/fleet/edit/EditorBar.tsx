import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';
import { SaveState } from './SaveState.tsx';

/** Stays in sight: what is edited, whether it is saved, and the button that publishes. */
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '-24px -32px 20px',
  padding: '12px 32px 12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.mist,
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  '& h1': { fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('xl')]: { top: 60, margin: '-24px -24px 20px', padding: '10px 24px 10px 12px' },
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

interface Props {
  readonly name: string;
  /** Whom it is seen by: a draft, active or paused. */
  readonly note: string;
  readonly publish: ReactNode;
  readonly menu: ReactNode;
  readonly isPhone: boolean;
}

export function EditorBar({ name, note, publish, menu, isPhone }: Props) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <Bar>
        <IconButton component={Link} to={paths.adminCars} aria-label={t('edit.back')}>
          <ArrowBackRoundedIcon />
        </IconButton>
        <div>
          <Typography variant="h1">{name}</Typography>
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            {isPhone ? null : <SaveState />} {note}
          </Typography>
        </div>
        {isPhone ? null : publish}
        {menu}
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
