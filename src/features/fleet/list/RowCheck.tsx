import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isHalf?: boolean;
  readonly isRow?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Chooses a row, or all of them. Arrow keys go from row to row by these boxes. */
export function RowCheck({ label, isChecked, isHalf = false, isRow = true, onChange }: Props) {
  const { t } = useTranslation('fleet');
  return (
    <Checkbox
      checked={isChecked}
      indeterminate={isHalf}
      onChange={(_event, isOn) => onChange(isOn)}
      slotProps={{
        input: { 'aria-label': isRow ? t('list.select', { name: label }) : label, ...(isRow && { 'data-row': '' }) },
      }}
    />
  );
}
