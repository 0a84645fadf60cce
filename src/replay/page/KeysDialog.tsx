import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Key } from './replay.styles.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '0 0 16px',
  '& dd': { margin: 0 },
  '& kbd': { display: 'inline-grid', minWidth: 28, height: 26 },
});

const keys = [
  ['Space', 'play'],
  ['←', 'back'],
  ['→', 'forward'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Page ↑', 'scrollUp'],
  ['Page ↓', 'scrollDown'],
  ['E', 'nextError'],
  ['/', 'search'],
  ['1', 'action'],
  ['2', 'state'],
  ['3', 'difference'],
  ['N', 'note'],
  ['L', 'link'],
] as const;

interface Props {
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** What each key does; they can be turned off, for users of voice control or who hit keys by accident. */
export function KeysDialog({ areOn, onSwitch, onClose }: Props) {
  const { t } = useTranslation('support');
  return (
    <QuestionDialog title={t('replay.keys.title')} text={t('replay.keys.text')} onClose={onClose}>
      <List>
        {keys.map(([key, name]) => [
          <dt key={key}>
            <Key>{key}</Key>
          </dt>,
          <dd key={name}>{t(`replay.keys.${name}`)}</dd>,
        ])}
      </List>
      <FormControlLabel
        control={<Switch checked={areOn} onChange={(_event, isOn) => onSwitch(isOn)} />}
        label={t('replay.keys.areOn')}
      />
    </QuestionDialog>
  );
}
