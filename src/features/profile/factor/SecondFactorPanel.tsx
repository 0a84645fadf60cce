import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { useGetSecondFactorQuery } from '../profileApi.ts';
import { PanelHeading, Row, Small } from '../profile.styles.ts';
import { StopFactorDialog } from './StopFactorDialog.tsx';

const SetUpDialog = lazyDialog(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);

/** Whether logging in asks for a code, and the way to change that. */
export function SecondFactorPanel() {
  const { t } = useTranslation('profile');
  const query = useGetSecondFactorQuery();
  const [open, setOpen] = useUiState<'none' | 'setUp' | 'stop'>('profile/factor', 'none', { privacy: 'keep' });
  const close = () => setOpen('none');
  const factor = query.data?.second_factor;
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
      <QueryPart query={query} error={t('factor.failed')} waiting={<SkeletonBox sx={{ height: 48 }} />}>
        {({ second_factor: { is_on, recovery_codes_left } }) => (
          <Row>
            <Small>
              {is_on ? `${t('factor.on')} ${t('factor.left', { count: recovery_codes_left })}` : t('factor.off')}
            </Small>
            <Button variant="outlined" size="small" onClick={() => setOpen(is_on ? 'stop' : 'setUp')}>
              <span>{t(is_on ? 'factor.stop' : 'factor.start')}</span>
            </Button>
          </Row>
        )}
      </QueryPart>
      {open === 'setUp' ? <SetUpDialog onClose={close} /> : null}
      {open === 'stop' ? <StopFactorDialog onClose={close} /> : null}
    </Panel>
  );
}
