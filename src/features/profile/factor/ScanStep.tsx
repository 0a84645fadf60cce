import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { profileApi } from '../profileApi.ts';
import { Small } from '../profile.styles.ts';

/** White in both schemes: cameras want dark on light. */
const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: theme.radii.card,
  backgroundColor: '#fff',
  '& > svg': { width: 200, height: 200, maxWidth: '100%' },
}));

const Key = styled('code')({ display: 'block', fontSize: '1rem', letterSpacing: '.06em', overflowWrap: 'anywhere' });

interface Props {
  readonly secret: string;
  readonly url: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** The secret as a picture and as a key, and the code that shows it has arrived. */
export function ScanStep({ secret, url, onConfirmed }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/factorScan',
    defaultValues: { code: '' },
    fields: ['code'],
    send: async (body) => {
      const { data, error } = await dispatch(sendSealed(profileApi.endpoints.confirmSecondFactor, { body }));
      if (data !== undefined) onConfirmed(data.recovery_codes);
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <Paper>
          <QRCodeSVG value={url} size={200} title={t('factor.qr')} role="img" />
        </Paper>
        <div>
          <Small>{t('factor.key')}</Small>
          <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
        </div>
        <FormField
          control={form.control}
          name="code"
          label={t('factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
        <SubmitButton label={t('factor.confirm')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}
