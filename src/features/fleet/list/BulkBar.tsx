import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import PauseRoundedIcon from '@mui/icons-material/PauseRounded';
import PlayArrowRoundedIcon from '@mui/icons-material/PlayArrowRounded';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#contract/call.ts';
import type { Branch } from '#contract/calls/branches.ts';
import type { FleetRow } from '#contract/calls/fleet/fleet.ts';
import type { changeFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { fleetApi } from '../fleetApi.ts';
import { useRowName } from './CarCells.tsx';
import type { Selection } from './useSelection.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 24,
  left: 'calc(232px + (100% - 232px) / 2)',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // By itself it is no wider than from its left to the edge of the window, and its last buttons lie outside.
  width: 'max-content',
  maxWidth: 'calc(100% - 280px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '8px 8px 8px 20px',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.deep.dark,
  boxShadow: theme.vars.palette.elevation.modal,
  color: theme.vars.palette.deep.contrastText,
  transform: 'translateX(-50%)',
  '& > .count': { marginRight: 14, fontWeight: 600, whiteSpace: 'nowrap' },
  '& button': { flex: 'none', color: 'inherit' },
  '& button:hover': { backgroundColor: 'rgba(255,255,255,.12)' },
  '& button:focus-visible': { outlineColor: '#fff' },
  [theme.breakpoints.down('wide')]: { left: '50%', maxWidth: 'calc(100% - 32px)' },
  [theme.breakpoints.down('md')]: {
    right: 8,
    bottom: 8,
    left: 8,
    width: 'auto',
    maxWidth: 'none',
    transform: 'none',
  },
}));

interface Props {
  readonly selection: Selection;
  readonly rows: readonly FleetRow[];
  readonly branches: readonly Branch[];
}

/** Actions for all selected cars. It floats, so nothing shifts when it appears. */
export function BulkBar({ selection, rows, branches }: Props) {
  const { t } = useTranslation('fleet');
  const [action, setAction] = useUiState<'price' | 'branch' | null>('fleet/bulk', null, { privacy: 'keep' });
  const chosen = rows.filter(({ id }) => selection.has(id));
  const bulk = useBulk(chosen);
  const count = selection.ids.length;
  if (count === 0) return null;
  const button = { variant: 'text', size: 'small', disabled: bulk.isBusy } as const;
  return (
    <Bar role="toolbar" aria-label={t('bulk.label')} data-on-deep="">
      <b className="count" role="status">
        {t('bulk.selected', { count })}
      </b>
      <Button {...button} startIcon={<SellOutlinedIcon />} onClick={() => setAction('price')}>
        {t('bulk.price')}
      </Button>
      <Button {...button} startIcon={<PauseRoundedIcon />} onClick={() => void bulk.change({ is_active: false })}>
        {t('menu.pause')}
      </Button>
      <Button {...button} startIcon={<PlayArrowRoundedIcon />} onClick={() => void bulk.change({ is_active: true })}>
        {t('menu.activate')}
      </Button>
      <Button {...button} startIcon={<StorefrontOutlinedIcon />} onClick={() => setAction('branch')}>
        {t('bulk.move')}
      </Button>
      <IconButton aria-label={t('bulk.clear')} onClick={() => selection.setAll(false)}>
        <CloseRoundedIcon />
      </IconButton>
      {action === null ? null : (
        <BulkDialog
          what={action}
          count={count}
          branches={branches}
          isBusy={bulk.isBusy}
          onClose={() => setAction(null)}
          onChange={async (change) => {
            await bulk.change(change);
            setAction(null);
          }}
        />
      )}
    </Bar>
  );
}

interface BulkDialogProps {
  readonly what: 'price' | 'branch';
  readonly count: number;
  readonly branches: readonly Branch[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onChange: (change: BulkChange) => Promise<void>;
}

/** By what percentage the prices of the selected cars change, or to which branch they move. */
function BulkDialog({ what, count, branches, isBusy, onClose, onChange }: BulkDialogProps) {
  const { t } = useTranslation('fleet');
  const id = useId();
  const [typed, setTyped] = useState('');
  useUnsavedForm(typed !== '');
  const [branch, setBranch] = useUiState('fleet/bulk/branch', String(branches[0]?.id ?? ''), { privacy: 'keep' });
  const [isWrong, setIsWrong] = useUiState('fleet/bulk/isWrong', false);
  const percent = Number(typed.replace('−', '-').replace('%', '').trim());
  const isPercent = /\d/.test(typed) && Number.isInteger(percent) && percent >= -90 && percent <= 300 && percent !== 0;
  const confirm = () => {
    if (what === 'branch') void onChange({ branch_id: Number(branch) });
    else if (isPercent) void onChange({ price_percent: percent });
    else setIsWrong(true);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(what === 'price' ? 'bulk.priceTitle' : 'bulk.moveTitle', { count })}
      confirm={t(what === 'price' ? 'bulk.price' : 'bulk.move')}
      dismiss={t('edit.cancel')}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {what === 'price' ? (
        <>
          <FormLabel htmlFor={id}>{t('bulk.percent')}</FormLabel>
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsWrong(false);
            }}
            error={isWrong}
            endAdornment="%"
            inputProps={{ inputMode: 'text', 'aria-describedby': `${id}-message` }}
          />
          {isWrong ? (
            <FieldMessage id={`${id}-message`} text={t('bulk.percentWrong')} />
          ) : (
            <FormHelperText id={`${id}-message`}>{t('bulk.percentNote')}</FormHelperText>
          )}
        </>
      ) : (
        <PlainSelect
          label={t('fields.branch_id')}
          value={branch}
          options={branches.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={setBranch}
        />
      )}
    </ConfirmDialog>
  );
}

type BulkChange = Omit<BodyOf<typeof changeFleetCars>, 'ids'>;

/** Changes several cars by one request, and reports why each of the others was not changed. */
function useBulk(rows: readonly FleetRow[]) {
  const dispatch = useAppDispatch();
  const nameOf = useRowName();
  const [isBusy, setIsBusy] = useUiState('fleet/bulk/isBusy', false);
  const { keyOf, once } = useAttempt();

  const change = async (wanted: BulkChange): Promise<void> => {
    setIsBusy(true);
    const body = { ids: rows.map(({ id }) => id), ...wanted };
    const { changeFleetCars } = fleetApi.endpoints;
    const arg = { body, idempotencyKey: keyOf(JSON.stringify(body)) };
    const answer = await once(async () => dispatch(changeFleetCars.initiate(arg, { track: false })));
    setIsBusy(false);
    if (answer === null) return;
    const { data, error } = answer;
    if (data === undefined) {
      dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
      return;
    }
    const changed = data.results.filter(({ outcome }) => outcome === 'changed').length;
    if (changed > 0)
      dispatch(noticeShown({ tone: 'success', text: { key: 'fleet:bulk.changed', values: { count: changed } } }));
    for (const { id, outcome, fields } of data.results) {
      const row = rows.find((one) => one.id === id);
      if (outcome === 'changed' || row === undefined) continue;
      const why: Message =
        outcome === 'missing'
          ? { key: 'fleet:edit.gone' }
          : serverMessage([...new Set(Object.values(fields ?? {}))].join(' '));
      dispatch(noticeShown({ tone: 'error', text: { key: 'fleet:bulk.refused', values: { name: nameOf(row), why } } }));
    }
  };
  return { isBusy, change };
}
