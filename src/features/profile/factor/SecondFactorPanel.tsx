import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lateDialog } from '#src/store/lateDialog.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { useGetSecondFactorQuery } from '../profileApi.ts';
import { PanelHeading, Row, Small } from '../profileLook.ts';
import { StopFactorDialog } from './StopFactorDialog.tsx';

const SetUpDialog = lateDialog(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);

/** Whether logging in asks for a code, and the way to change that. */
export function SecondFactorPanel() {
  const { t } = useTranslation('profile');
  const { data, isError, isFetching, refetch } = useGetSecondFactorQuery();
  const [open, setOpen] = useScreenState<'none' | 'setUp' | 'stop'>('profile/factor', 'none');
  const close = () => setOpen('none');
  const factor = data?.second_factor;
  return (
    <Panel>
      <Row sx={{ mb: 2 }}>
        <PanelHeading sx={{ m: 0 }}>{t('factor.title')}</PanelHeading>
        {factor === undefined ? null : (
          <StatusChip data-tone={factor.is_on ? 'ok' : 'off'}>
            {t(factor.is_on ? 'factor.isOn' : 'factor.isOff')}
          </StatusChip>
        )}
      </Row>
      {factor === undefined ? (
        isError ? (
          <ErrorState text={t('factor.failed')} isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBox sx={{ height: 48 }} />
        )
      ) : (
        <Row>
          <Small>
            {factor.is_on
              ? `${t('factor.on')} ${t('factor.left', { count: factor.recovery_codes_left })}`
              : t('factor.off')}
          </Small>
          <Button variant="outlined" size="small" onClick={() => setOpen(factor.is_on ? 'stop' : 'setUp')}>
            <span>{t(factor.is_on ? 'factor.stop' : 'factor.start')}</span>
          </Button>
        </Row>
      )}
      {open === 'setUp' ? <SetUpDialog onClose={close} /> : null}
      {open === 'stop' ? <StopFactorDialog onClose={close} /> : null}
    </Panel>
  );
}
