import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { selectFleet } from '../fleetSlice.ts';
import { useEditing } from './CarEditing.ts';
import type { FieldName } from './carFields.ts';
import { useValueText } from './useValueText.ts';

const Note = styled('div')(({ theme }) => ({
  marginTop: 8,
  padding: '10px 12px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontSize: '.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
}));

/** Under a field that was changed here and elsewhere: what the other one wrote, and whose words stay. */
export function ContestNote({ name, label }: { name: FieldName; label: string }) {
  const { t } = useTranslation('fleet');
  const { reference, theirs, settle } = useEditing();
  const valueText = useValueText(reference);
  const isContested = useAppSelector((state) => selectFleet(state).contested.includes(name));
  if (!isContested) return null;
  return (
    <Note role="group" aria-label={t('conflict.about', { field: label })}>
      {t('conflict.theirs', { value: valueText(theirs, name) })}
      <div>
        <Button size="small" variant="outlined" onClick={() => settle(name, 'mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => settle(name, 'theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Note>
  );
}
