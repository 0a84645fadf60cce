import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import type { ResponseOf } from '#contract/call.ts';
import type { listPhoneDocuments } from '#contract/calls/verification/verificationLinks.ts';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import { polled } from '#src/shared/api/polled.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { clockText } from '#src/shared/format/clockText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { useSecondsLeft } from '#src/shared/store/useSecondsLeft.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { DocumentCard } from '../DocumentCard.tsx';
import { DocumentGrid } from '../DocumentGrid.ts';
import { IdentityChoice } from '../IdentityChoice.tsx';
import { selectHasUnsentPhoto, selectChosenIdentity } from '../verificationSlice.ts';
import { byKind, imageIn, kindsToGo } from '../documentsOf.ts';
import { useListPhoneDocumentsQuery, phoneApi } from './phoneApi.ts';

/** Opens the link in the address, and removes its secret from the address in any case. */
const openPhone =
  (hash: string, navigate: NavigateFunction): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const secret = hash.slice(1);
    if (secret === '') return;
    await navigate(paths.verificationPhone, { replace: true });
    await dispatch(sendSealed(phoneApi.endpoints.openVerificationLink, { body: { secret } }));
    // The result shows in what the phone may read now.
    dispatch(phoneApi.util.invalidateTags(['Verification']));
  };

/** How often to poll for changes made on the computer, ms. */
const patience = 15_000;

/** The documents on a phone without a login: the link in the address identifies the client. */
export default function PhoneScreen() {
  const { t } = useTranslation('verification');
  return (
    <Container sx={{ pt: 6, pb: 16 }}>
      <title>{`${t('title')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      <Phone />
    </Container>
  );
}

function Phone() {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isOpening, setIsOpening] = useUiState('verification/phone/isOpening', true);
  const first = useRef(hash);
  useEffect(() => {
    // The secret is used once, even where effects run twice.
    const secret = first.current;
    first.current = '';
    void dispatch(openPhone(secret, navigate)).then(() => setIsOpening(false));
  }, [dispatch, navigate, setIsOpening]);
  const { data, error, isFetching, refetch } = useListPhoneDocumentsQuery(undefined, {
    skip: isOpening,
    ...polled(patience),
  });
  useUnsavedForm(useAppSelector(selectHasUnsentPhoto), 'page');
  if (isNotFound(error)) {
    return <EmptyState isScreen title={t('phone.over.title')} text={t('phone.over.text')} />;
  }
  if (data !== undefined) return <PhoneDocuments answer={data} />;
  if (error !== undefined) {
    return (
      <>
        <Typography variant="h1">{t('phone.screen.title')}</Typography>
        <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  return <SkeletonRows label={t('phone.screen.title')} />;
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 20,
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** What is still to be photographed, one after the other; documents that have arrived show their state. */
function PhoneDocuments({ answer }: { answer: ResponseOf<typeof listPhoneDocuments> }) {
  const { t } = useTranslation('verification');
  const { account_name: name, documents, verification_status: state, expires_at } = answer;
  const left = useSecondsLeft(expires_at);
  const identity = useAppSelector(selectChosenIdentity) ?? identityOf(documents);
  const known = byKind(documents);
  const toGo = kindsToGo(documents, identity);
  const isDone = toGo.length === 0;
  return (
    <>
      <Head>
        <Typography variant="h1">{t('phone.screen.title')}</Typography>
        <p>{t('phone.screen.account', { name })}</p>
        <div role="status">
          <p>{isDone ? t('phone.screen.done') : t('note.toGo', { count: toGo.length })}</p>
        </div>
        <p>{t('phone.left', { time: clockText(left) })}</p>
      </Head>
      {state === 'passed' ? null : <IdentityChoice identity={identity} />}
      <DocumentGrid sx={{ mt: 5 }}>
        {kindsNeeded(identity).map((kind) => (
          <li key={kind}>
            <DocumentCard
              kind={kind}
              identity={identity}
              image={imageIn(known, kind, identity)}
              isNext={kind === toGo[0]}
              isFinal={state === 'passed'}
              by="phone"
            />
          </li>
        ))}
      </DocumentGrid>
    </>
  );
}
