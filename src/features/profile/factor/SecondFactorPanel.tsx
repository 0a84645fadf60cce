import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { readAnew } from '#src/shared/api/polled.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PanelHeading, Row, Small } from '../profile.styles.ts';
import { useGetSecondFactorQuery, profileApi } from '../profileApi.ts';

const SetUpDialog = lazyDialog(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);

/** Whether the login requires a code, with a button to change that. */
export function SecondFactorPanel() {
  const { t } = useTranslation('profile');
  const query = useGetSecondFactorQuery(undefined, readAnew);
  const [open, setOpen] = useUiState<'none' | 'setUp' | 'stop'>('profile/factor', 'none', { privacy: 'keep' });
  const close = () => setOpen('none');
  const factor = query.data?.second_factor;
  return (
    <Panel>
      <Row sx={{ mb: 2 }}>
        <PanelHeading className="main" sx={{ m: 0 }}>
          {t('factor.title')}
        </PanelHeading>
        {factor === undefined ? null : (
          <StatusChip data-tone={factor.is_on ? 'ok' : 'off'}>
            {t(factor.is_on ? 'factor.isOn' : 'factor.isOff')}
          </StatusChip>
        )}
      </Row>
      <QueryPart query={query} error={t('factor.failed')} waiting={<SkeletonBox sx={{ height: 48 }} />}>
        {({ second_factor: { is_on, recovery_codes_left } }) => (
          <Row>
            <Small className="main">
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

/** Both factors, to do without the second. */
function StopFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/factorStop',
    defaultValues: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
    send: async (body) => {
      const { error } = await dispatch(sendSealed(profileApi.endpoints.removeSecondFactor, { body }));
      if (error !== undefined) return error;
      onClose();
      dispatch(noticeShown({ tone: 'success', text: { key: 'profile:factor.turnedOff' } }));
      return undefined;
    },
  });
  const { control } = form;
  return (
    <QuestionDialog title={t('factor.stopTitle')} text={t('factor.stopText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <PasswordField
            control={control}
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
          <FormField control={control} name="code" label={t('factor.anyCode')} autoComplete="one-time-code" />
          <SubmitButton label={t('factor.stop')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
