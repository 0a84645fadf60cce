import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { verificationApi } from '../verificationApi.ts';

/** The number that the documents should show. It is loaded on request of an admin, which is recorded. */
export function IdentityNumber({ userId }: { userId: number }) {
  const { t } = useTranslation('review');
  const dispatch = useAppDispatch();
  const [number, setNumber] = useState<string | null | undefined>();
  const [isBusy, setIsBusy] = useUiState('review/isNumberBusy', false);
  const [hasFailed, setHasFailed] = useUiState('review/hasNumberFailed', false);
  const show = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await dispatch(
      sendSealed(verificationApi.endpoints.openIdentityNumber, { params: { user_id: userId } }),
    );
    setIsBusy(false);
    setHasFailed(data === undefined);
    setNumber(data?.identity_number);
  };
  return (
    <div>
      <dt>{t('number.label')}</dt>
      <dd>
        <span role="status">{number === undefined ? '' : (number ?? t('number.none'))}</span>
        {number === undefined ? (
          <Button size="small" variant="text" loading={isBusy} onClick={() => void show()}>
            {t('number.show')}
          </Button>
        ) : null}
        {hasFailed ? <span role="alert">{t('number.failed')}</span> : null}
      </dd>
    </div>
  );
}
