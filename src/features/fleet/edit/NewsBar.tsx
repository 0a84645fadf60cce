import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { newsRead, selectFleet } from '../fleetSlice.ts';
import { useEditing } from './CarEditing.ts';
import type { FieldName } from './carFields.ts';
import { showField } from './sections.ts';
import { useFieldLabel, useValueText } from './useFieldLabel.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  marginBottom: 16,
  padding: '12px 8px 12px 16px',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  '& > svg': { width: 20, height: 20, marginTop: 2 },
  '& button': { color: 'inherit' },
  '& .choose': { marginTop: 4, fontSize: '.875rem' },
  '& p > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
}));

/** What somebody else saved while the car was open here. Nothing typed here was overwritten. */
export function NewsBar({ by }: { by: string | null }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const labelOf = useFieldLabel();
  const { news, contested } = useAppSelector(selectFleet);
  const [first] = contested;
  const fields = news.map(labelOf).join(', ');
  return (
    <div role="status">
      {news.length === 0 ? null : (
        <Bar>
          <GroupOutlinedIcon />
          <div>
            <p>{by === null ? t('conflict.changedHere', { fields }) : t('conflict.changedBy', { name: by, fields })}</p>
            {first === undefined ? null : (
              <p className="choose">
                {t('conflict.choose')}{' '}
                <button type="button" onClick={() => showField(first)}>
                  {labelOf(first)}
                </button>
              </p>
            )}
          </div>
          <IconButton aria-label={t('conflict.close')} onClick={() => dispatch(newsRead())}>
            <CloseRoundedIcon />
          </IconButton>
        </Bar>
      )}
    </div>
  );
}

const Note = styled('div')(({ theme }) => ({
  marginTop: 8,
  padding: '10px 12px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontSize: '.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
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
      <div className="buttons">
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
