import ContentCopyRoundedIcon from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ReportForm } from './ReportForm.tsx';
import { useRecordedTrace } from './useRecordedTrace.ts';

/** Shows the contents of a report before it is sent, sends it on request, and shows its number. */
export function ReportDialog() {
  const { t } = useTranslation('report');
  // The form stays as it is behind a failure; a number ends it.
  const [number, setNumber] = useUiState<string | null>('report/number', null);
  const recorded = useRecordedTrace();
  if (number !== null) {
    return (
      <FormDialog key="sent" title={t('sent.title')} text={t('sent.text')} width={400}>
        <ReportSent number={number} />
      </FormDialog>
    );
  }
  return (
    <FormDialog key="form" title={t('title')} text={t('text')} width={600}>
      <ReportForm recorded={recorded} onSent={setNumber} />
    </FormDialog>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  marginBottom: 20,
  padding: 18,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.mist,
  textAlign: 'center',
  '& > .label': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
  '& > .number': { fontSize: '2rem', fontWeight: 600, letterSpacing: '.02em', fontVariantNumeric: 'tabular-nums' },
}));

const Ways = styled('div')({ display: 'grid', gap: 8 });

/** The number of an accepted report: to copy, and to mention in mails to us. */
function ReportSent({ number }: { number: string }) {
  const { t } = useTranslation('report');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [copied, setCopied] = useUiState<'yes' | 'no' | null>('report/copied', null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <>
      <Box>
        <small className="label">{t('sent.number')}</small>
        <b className="number">{number}</b>
        <Button
          variant="text"
          size="small"
          autoFocus
          startIcon={<ContentCopyRoundedIcon />}
          onClick={() => void copy()}
        >
          {t('sent.copy')}
        </Button>
        <span role="status">{copied === null ? '' : t(`sent.copied.${copied}`)}</span>
      </Box>
      <Ways>
        <Button size="large" onClick={() => dispatch(modalClosed())}>
          {common('close')}
        </Button>
        <Button variant="text" href={`mailto:${contactEmail}?subject=${number}`}>
          {t('sent.write')}
        </Button>
      </Ways>
    </>
  );
}
