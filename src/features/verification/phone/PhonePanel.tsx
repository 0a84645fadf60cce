import PhoneIphoneRoundedIcon from '@mui/icons-material/PhoneIphoneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { getVerificationLink } from '#contract/calls/verification/verificationLinks.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useListVerificationImagesQuery } from '../verificationApi.ts';
import { phoneApi, useGetVerificationLinkQuery, useEndVerificationLinkMutation } from './phoneApi.ts';

/** While a link is open: how often to poll whether the phone has opened it, ms. */
const patience = 3_000;

/** Not on touch devices, which have a camera of their own. */
const Ground = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > .text, & > .link': { flex: '1 1 240px' },
  '& h2': { ...theme.typography.h3 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { display: 'none' },
}));

/** Lets the user send the documents with the camera of a phone while watching here. */
export function PhonePanel({ userId }: { userId: number }) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  // Known only to this page and to the phone that scans it.
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useUiState('verification/phone/isBusy', false);
  const [hasFailed, setHasFailed] = useUiState('verification/phone/hasFailed', false);
  const query = useGetVerificationLinkQuery(undefined);
  const link = query.data?.verification_link ?? null;
  useGetVerificationLinkQuery(undefined, {
    skip: link === null,
    pollingInterval: patience,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // Shows what the phone sends.
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
      <div className="text">
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

/** White in both schemes: cameras want dark on light. */
const Paper = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.common.white,
  lineHeight: 0,
}));

const Beside = styled('div')({ display: 'grid', justifyItems: 'start', gap: 10 });

type Link = NonNullable<ResponseOf<typeof getVerificationLink>['verification_link']>;

interface Props {
  readonly link: Link;
  /** Null on a page that did not create this link. */
  readonly secret: string | null;
  readonly onNew: () => void;
}

/** An open link: the code to scan until a phone has opened it, then its state, and a button to end it. */
function PhoneLink({ link, secret, onNew }: Props) {
  const { t } = useTranslation('verification');
  const left = useSecondsLeft(link.expires_at);
  const [end, { isLoading }] = useEndVerificationLinkMutation();
  const isToScan = !link.is_opened && secret !== null;
  // What follows the sign goes to no server and into no log.
  const address = new URL(`${paths.verificationPhone}#${secret ?? ''}`, document.baseURI).href;
  return (
    <>
      {isToScan ? (
        <Paper>
          <QRCodeSVG value={address} size={168} title={t('phone.code')} role="img" />
        </Paper>
      ) : null}
      <Beside className="link">
        <div role="status">
          <StatusChip data-tone={link.is_opened ? 'ok' : 'wait'}>
            {t(link.is_opened ? 'phone.opened' : isToScan ? 'phone.scan' : 'phone.elsewhere')}
          </StatusChip>
        </div>
        <p>{t('phone.left', { time: clockText(left) })}</p>
        {link.is_opened || isToScan ? null : (
          <Button size="small" variant="outlined" onClick={onNew}>
            {t('phone.again')}
          </Button>
        )}
        <Button size="small" variant="text" loading={isLoading} onClick={() => void end(undefined)}>
          {t('phone.end')}
        </Button>
      </Beside>
    </>
  );
}
