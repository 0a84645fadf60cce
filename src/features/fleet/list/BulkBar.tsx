import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import PauseRoundedIcon from '@mui/icons-material/PauseRounded';
import PlayArrowRoundedIcon from '@mui/icons-material/PlayArrowRounded';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Branch } from '#contract/calls/branches.ts';
import type { FleetRow } from '#contract/calls/fleet.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 24,
  left: 'calc(232px + (100% - 232px) / 2)',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: 'calc(100% - 280px)',
  padding: '8px 8px 8px 20px',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.deep.dark,
  boxShadow: theme.vars.palette.elevation.modal,
  color: theme.vars.palette.deep.contrastText,
  transform: 'translateX(-50%)',
  '& > b': { marginRight: 14, fontWeight: 600, whiteSpace: 'nowrap' },
  '& button': { flex: 'none', color: 'inherit' },
  '& button:hover': { backgroundColor: 'rgba(255,255,255,.12)' },
  '& button:focus-visible': { outlineColor: '#fff' },
  [theme.breakpoints.down('xl')]: { left: '50%', maxWidth: 'calc(100% - 32px)' },
  [theme.breakpoints.down('md')]: {
    right: 8,
    bottom: 8,
    left: 8,
    maxWidth: 'none',
    overflowX: 'auto',
    transform: 'none',
    scrollbarWidth: 'none',
  },
}));

interface Props {
  readonly selection: Selection;
  readonly rows: readonly FleetRow[];
  readonly branches: readonly Branch[];
}

/** What can be done with all chosen cars at once. It floats, and moves nothing. */
export function BulkBar({ selection, rows, branches }: Props) {
  const { t } = useTranslation('fleet');
  const [asked, setAsked] = useUiState<'price' | 'branch' | null>('fleet/bulk', null, { privacy: 'keep' });
  const chosen = rows.filter(({ id }) => selection.has(id));
  const bulk = useBulk(chosen);
  const count = selection.ids.length;
  if (count === 0) return null;
  const button = { variant: 'text', size: 'small', disabled: bulk.isBusy } as const;
  return (
    <Bar role="toolbar" aria-label={t('bulk.label')} data-on-deep="">
      <b role="status">{t('bulk.selected', { count })}</b>
      <Button {...button} startIcon={<SellOutlinedIcon />} onClick={() => setAsked('price')}>
        {t('bulk.price')}
      </Button>
      <Button {...button} startIcon={<PauseRoundedIcon />} onClick={() => void bulk.change({ is_active: false })}>
        {t('menu.pause')}
      </Button>
      <Button {...button} startIcon={<PlayArrowRoundedIcon />} onClick={() => void bulk.change({ is_active: true })}>
        {t('menu.activate')}
      </Button>
      <Button {...button} startIcon={<StorefrontOutlinedIcon />} onClick={() => setAsked('branch')}>
        {t('bulk.move')}
      </Button>
      <IconButton aria-label={t('bulk.clear')} onClick={() => selection.setAll(false)}>
        <CloseRoundedIcon />
      </IconButton>
      {asked === null ? null : (
        <BulkDialog
          what={asked}
          count={count}
          branches={branches}
          isBusy={bulk.isBusy}
          onClose={() => setAsked(null)}
          onChange={async (change) => {
            await bulk.change(change);
            setAsked(null);
          }}
        />
      )}
    </Bar>
  );
}
