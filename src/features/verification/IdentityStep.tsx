import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import type { VerificationImage } from '#contract/calls/verification/verification.ts';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { polled } from '#src/shared/api/polled.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { CheckTimes } from './CheckTimes.tsx';
import { useListVerificationImagesQuery } from './verificationApi.ts';
import { byKind, imageIn, kindsToGo, nameOf } from './documentsOf.ts';
import { stateOf } from './verificationState.ts';

const Ground = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  textAlign: 'start',
  '& h2': { ...theme.typography.h3 },
  '& p, & li': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& [role=progressbar]': { width: '100%' },
}));

interface Props {
  /** The progress of the verification; the page of documents has the details. It is due by `from`. */
  readonly order: Pick<OrderSummary, 'id' | 'identity' | 'is_identity_changed' | 'from'>;
}

/** What a client with a booking still has to send, and by when; nothing once it is verified. */
export function IdentityStep({ order }: Props) {
  const { identity, from } = order;
  const { t } = useTranslation('verification');
  const { ofRental } = useMomentText();
  const user = useAppSelector(selectUser);
  const isAsked = identity === 'missing' || identity === 'checking';
  const { data } = useListVerificationImagesQuery(
    isAsked && user !== null ? { params: { user_id: user.user_id } } : skipToken,
    // The order says by itself when it is decided; what was not accepted has to be read with it.
    polled(),
  );
  const state = data ? stateOf(data) : null;
  if (!isAsked || state === 'passed') return null;
  const isChecking = state === null ? identity === 'checking' : state === 'pending';
  return (
    <Ground aria-labelledby="identity-step">
      <h2 id="identity-step">{t(isChecking ? 'step.checking.title' : 'step.missing.title')}</h2>
      <p>{t(isChecking ? 'step.checking.text' : 'step.missing.text', { when: ofRental(from) })}</p>
      {data?.check_times ? (
        <p>
          <CheckTimes check_times={data.check_times} submitted_at={isChecking ? data.submitted_at : null} />
        </p>
      ) : null}
      {order.is_identity_changed ? <p>{t('step.changed')}</p> : null}
      {data ? <Progress images={data.verification_images} /> : null}
      <ButtonLink variant={isChecking ? 'text' : 'outlined'} to={`${paths.verification}?order=${order.id}`}>
        <span>{t(isChecking ? 'step.checking.see' : 'step.missing.send')}</span>
      </ButtonLink>
    </Ground>
  );
}

/** How many of the photos are there, and which of them are missing or were not accepted. */
function Progress({ images }: { images: readonly VerificationImage[] }) {
  const { t } = useTranslation('verification');
  const identity = identityOf(images);
  const all = kindsNeeded(identity).length;
  const toGo = kindsToGo(images, identity);
  const done = all - toGo.length;
  const sent = byKind(images);
  return (
    <>
      <LinearProgress variant="determinate" value={(100 * done) / all} aria-label={t('step.progress', { done, all })} />
      <p>{t('step.progress', { done, all })}</p>
      {toGo.length === 0 ? null : (
        <ul>
          {toGo.map((kind) => {
            const document = t(`kinds.${nameOf(kind, identity)}`);
            const isRejected = imageIn(sent, kind, identity) !== null;
            return <li key={kind}>{t(isRejected ? 'step.rejected' : 'step.toGo', { document })}</li>;
          })}
        </ul>
      )}
    </>
  );
}
