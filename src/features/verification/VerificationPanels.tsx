import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { documentKinds } from '#contract/verification.ts';
import type { VerificationImage } from '#contract/verification.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentGrid } from './DocumentGrid.ts';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';
import { StatePanel } from './StatePanel.tsx';
import { byKind, stateOf } from './verificationState.ts';
import { useListVerificationImagesQuery } from './verificationApi.ts';

/** How a client shows who they are: five documents, each sent, looked at and replaced by itself. */
export function VerificationPanels() {
  const { t } = useTranslation('verification');
  const isClient = useAppSelector(selectIsClient);
  return (
    <>
      <title>{t('documentTitle')}</title>
      <meta name="robots" content="noindex" />
      {isClient ? (
        <ClientVerification />
      ) : (
        <EmptyState isScreen title={t('clientsOnly.title')} text={t('clientsOnly.text')} />
      )}
    </>
  );
}

const none: readonly VerificationImage[] = [];

function ClientVerification() {
  const { t } = useTranslation('verification');
  const user = useAppSelector(selectUser);
  const asked = useListVerificationImagesQuery(user === null ? skipToken : { params: { user_id: user.user_id } });
  const { data, isError, isFetching } = asked;
  const images = data?.verification_images ?? none;
  const documents = byKind(images);
  const state = data ? stateOf(data) : null;
  return (
    <>
      <StatePanel state={state} images={images} />
      {isError && !data ? (
        <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void asked.refetch()} />
      ) : (
        <DocumentGrid aria-busy={data === undefined}>
          {documentKinds.map((kind) => (
            <li key={kind}>
              {data ? (
                <DocumentCard kind={kind} image={documents.get(kind) ?? null} isFinal={state === 'passed'} />
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
