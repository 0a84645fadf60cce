import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LinkRoundedIcon from '@mui/icons-material/LinkRounded';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import type { OpenedTrace } from '../openedTrace.ts';
import { testOfTrace } from '../testOfTrace.ts';
import { Key } from './replay.styles.ts';

interface Props {
  readonly trace: OpenedTrace;
  /** The name of the trace. */
  readonly name: string;
  readonly hasKeys: boolean;
  /** The result of copying the link to this step; null before the first try. */
  readonly isCopied: boolean | null;
  readonly onKeys: (areOn: boolean) => void;
  /** Absent where no one else could open the link. */
  readonly onCopy?: () => void;
}

/** What can be downloaded of a trace, and the keys of this page. */
export function HeadButtons({ trace, name, hasKeys, isCopied, onKeys, onCopy }: Props) {
  const { t } = useTranslation('support');
  const [areKeysShown, showKeys] = useUiState('replay/keys', false);
  return (
    <>
      {onCopy ? (
        <Button variant="outlined" size="small" startIcon={<LinkRoundedIcon />} onClick={onCopy}>
          <span role="status">{t(isCopied === true ? 'replay.linkCopied' : 'replay.link')}</span>
        </Button>
      ) : null}
      {isCopied === false ? <span role="alert">{t('replay.linkFailed')}</span> : null}
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadRoundedIcon />}
        onClick={() => saveFile(`${name.replace(/\.json$/, '')}.test.ts`, testOfTrace(trace, name), 'text/plain')}
      >
        {t('replay.downloadTest')}
      </Button>
      <IconButton aria-label={t('replay.keys.title')} aria-haspopup="dialog" onClick={() => showKeys(true)}>
        <KeyboardOutlinedIcon />
      </IconButton>
      {areKeysShown ? <KeysDialog areOn={hasKeys} onSwitch={onKeys} onClose={() => showKeys(false)} /> : null}
    </>
  );
}

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

interface KeysDialogProps {
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** What each key does; they can be turned off, for users of voice control or who hit keys by accident. */
function KeysDialog({ areOn, onSwitch, onClose }: KeysDialogProps) {
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
