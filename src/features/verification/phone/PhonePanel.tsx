import PhoneIphoneRoundedIcon from '@mui/icons-material/PhoneIphoneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { useListVerificationImagesQuery } from '../verificationApi.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { phoneApi, useGetVerificationLinkQuery } from './phoneApi.ts';

/** While a link is open: how often it is asked whether the phone is there, ms. */
const patience = 3_000;

/** Only where no finger points: who is on a phone has its camera at hand. */
const Ground = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > div': { flex: '1 1 240px' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { display: 'none' },
}));

/** Lets the camera of a phone send the documents while somebody looks on here. */
export function PhonePanel({ userId }: { userId: number }) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  // Known to this page alone, and to whoever scans it.
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useUiState('verification/phone/isBusy', false);
  const [hasFailed, setHasFailed] = useUiState('verification/phone/hasFailed', false);
  const asked = useGetVerificationLinkQuery(undefined);
  const link = asked.data?.verification_link ?? null;
  useGetVerificationLinkQuery(undefined, {
    skip: link === null,
    pollingInterval: patience,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // What the phone sends appears in its place.
  useListVerificationImagesQuery(
    { params: { user_id: userId } },
    { skip: link?.is_opened !== true, pollingInterval: patience, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await dispatch(sendSealed(phoneApi.endpoints.createVerificationLink, undefined));
    setIsBusy(false);
    setHasFailed(data === undefined);
    setSecret(data?.verification_link.secret ?? null);
  };
  return (
    <Ground aria-labelledby="phone-title">
      <div>
        <h2 id="phone-title">{t('phone.title')}</h2>
        <p>{t('phone.text')}</p>
        <FailureNote text={hasFailed ? t('phone.failed') : null} />
      </div>
      {link === null ? (
        <Button variant="outlined" startIcon={<PhoneIphoneRoundedIcon />} loading={isBusy} onClick={() => void begin()}>
          <span>{t(secret === null ? 'phone.begin' : 'phone.again')}</span>
        </Button>
      ) : (
        <PhoneLink link={link} secret={secret} onNew={() => void begin()} />
      )}
    </Ground>
  );
}
