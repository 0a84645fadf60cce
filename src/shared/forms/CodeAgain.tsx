import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { clockText } from '#src/shared/format/clockText.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 52,
  marginBottom: 20,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > button': { fontVariantNumeric: 'tabular-nums' },
}));

interface Props {
  /** When another code may be sent, in milliseconds by the server's clock. */
  readonly at: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

/** Another code, once the countdown is over. */
export function CodeAgain({ at, isBusy, onSend }: Props) {
  const { t } = useTranslation('forms');
  const left = useSecondsLeft(at);
  return (
    <Row>
      <span>{t('codeAgain.spam')}</span>
      <Button variant="outlined" size="small" disabled={left > 0} loading={isBusy} onClick={onSend}>
        <span>{left > 0 ? t('codeAgain.sendIn', { time: clockText(left) }) : t('codeAgain.send')}</span>
      </Button>
    </Row>
  );
}
