import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Branch } from '#contract/calls/branches.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/useUnsavedForm.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import type { BulkChange } from './useBulk.ts';

interface Props {
  readonly what: 'price' | 'branch';
  readonly count: number;
  readonly branches: readonly Branch[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onChange: (change: BulkChange) => Promise<void>;
}

/** By how much the prices of the chosen cars change, or to which branch they move. */
export function BulkDialog({ what, count, branches, isBusy, onClose, onChange }: Props) {
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
      failure={null}
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
          <FieldMessage id={`${id}-message`} text={isWrong ? t('bulk.percentWrong') : undefined} />
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
