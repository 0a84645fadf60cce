import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { getVerificationLink } from '#contract/calls/verificationLinks.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { useEndVerificationLinkMutation } from './phoneApi.ts';

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
  /** Null on a page that did not ask for this link. */
  readonly secret: string | null;
  readonly onNew: () => void;
}

/** A link that lives: the code to scan until a phone has opened it, then that it is there, and the way to end it. */
export function PhoneLink({ link, secret, onNew }: Props) {
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
      <Beside>
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
