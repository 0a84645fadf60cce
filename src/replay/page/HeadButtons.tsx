import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LinkRoundedIcon from '@mui/icons-material/LinkRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { testOfTrace } from '../testOfTrace.ts';
import { KeysDialog } from './KeysDialog.tsx';

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
