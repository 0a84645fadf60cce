import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationImage, DocumentKind, VerificationState } from '#contract/calls/verification/verification.ts';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { id, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import type { CheckTimes } from './CheckTimes.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentGrid, DocumentBody, DocumentFrame, DocumentActions, DocumentPicture } from './DocumentGrid.ts';
import { IdentityChoice } from './IdentityChoice.tsx';
import { PhonePanel } from './phone/PhonePanel.tsx';
import { PhotoSamples } from './PhotoSamples.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useListVerificationImagesQuery } from './verificationApi.ts';
import { selectChosenIdentity, selectDecided, selectHasUnsentPhoto } from './verificationSlice.ts';
import { byKind, imageIn, kindsToGo } from './documentsOf.ts';
import { stateOf } from './verificationState.ts';

/** The documents that identify a client, each sent, viewed and replaced by itself. */
export function VerificationPanels() {
  const { t } = useTranslation('verification');
  const isClient = useAppSelector(selectIsClient);
  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      {isClient ? (
        <ClientVerification />
      ) : (
        <EmptyState isScreen title={t('clientsOnly.title')} text={t('clientsOnly.text')} />
      )}
    </>
  );
}

/** The order from which the client came. */
const verificationUrl = urlCodec('verification', { order: id });

/** What is decided waits for nothing, also before the server was asked again. */
const waitOf = (data: ComponentProps<typeof CheckTimes> | undefined, state: VerificationState | null) =>
  state === 'passed' || data === undefined
    ? {}
    : { check_times: data.check_times, submitted_at: state === 'pending' ? data.submitted_at : null };

const none: readonly VerificationImage[] = [];

function ClientVerification() {
  const { t } = useTranslation('verification');
  const user = useAppSelector(selectUser);
  const decided = useAppSelector(selectDecided);
  const query = useListVerificationImagesQuery(
    user === null ? skipToken : { params: { user_id: user.user_id } },
    // Only who waits looks for a decision.
    polled(decided === 'pending' ? undefined : 0),
  );
  const { data, isError, isFetching } = query;
  useUnsavedForm(useAppSelector(selectHasUnsentPhoto), 'page');
  const images = data?.verification_images ?? none;
  const identity = useAppSelector(selectChosenIdentity) ?? identityOf(images);
  const documents = byKind(images);
  const [next] = kindsToGo(images, identity);
  const state = data ? (decided ?? stateOf(data)) : null;
  const { order } = useUrlState(verificationUrl).place;
  return (
    <>
      {order === undefined ? null : <BackLink to={paths.order(order)}>{t('backToOrder')}</BackLink>}
      <StatePanel state={state} images={images} identity={identity} times={waitOf(data, state)} />
      {data === undefined && !isError ? <WaitingPanels /> : null}
      {user && data && state !== 'passed' ? <PhonePanel userId={user.user_id} /> : null}
      {state === 'not_verified' || state === 'rejected' ? <PhotoSamples /> : null}
      {data && state !== 'passed' ? <IdentityChoice identity={identity} /> : null}
      {isError && !data ? (
        <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <DocumentGrid aria-busy={data === undefined}>
          {kindsNeeded(identity).map((kind) => (
            <li key={kind}>
              {data ? (
                <DocumentCard
                  kind={kind}
                  identity={identity}
                  image={imageIn(documents, kind, identity)}
                  isNext={kind === next}
                  isFinal={state === 'passed'}
                />
              ) : (
                <DocumentSkeleton kind={kind} />
              )}
            </li>
          ))}
          <li>
            <PrivacyCard keptDays={data?.kept_days ?? null} />
          </li>
        </DocumentGrid>
      )}
    </>
  );
}

/** As high as what most of those who come here will see: the documents below do not move. */
function WaitingPanels() {
  return (
    <>
      <SkeletonBox sx={{ height: { xs: 235, md: 129 }, borderRadius: 5 }} />
      <SkeletonBox sx={{ height: { xs: 371, md: 263 }, borderRadius: 5 }} />
      <SkeletonBox sx={{ height: { xs: 71, md: 36 }, borderRadius: 5 }} />
    </>
  );
}

/** Who sees the documents and when they are deleted; `keptDays` is null where the back end doesn't say. */
function PrivacyCard({ keptDays }: { keptDays: number | null }) {
  const { t } = useTranslation('verification');
  return (
    <DocumentFrame data-look="plain">
      <DocumentBody sx={{ p: 5.5 }}>
        <LockOutlineRoundedIcon sx={{ color: 'text.secondary' }} />
        <Typography variant="h4" component="h2">
          {t('privacy.title')}
        </Typography>
        <p>{t('privacy.text')}</p>
        {keptDays === null ? null : <p>{t('privacy.deleted', { count: keptDays })}</p>}
      </DocumentBody>
    </DocumentFrame>
  );
}

/** A document that is still loading. */
function DocumentSkeleton({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('verification');
  return (
    <DocumentFrame>
      <DocumentPicture />
      <DocumentBody>
        <Typography variant="h4" component="h2">
          {t(`kinds.${kind}`)}
        </Typography>
        <SkeletonBox sx={{ width: '70%', height: 20 }} />
        <DocumentActions>
          <SkeletonBox sx={{ width: 120, height: 36 }} />
        </DocumentActions>
      </DocumentBody>
    </DocumentFrame>
  );
}
