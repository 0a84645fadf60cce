import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/useUnsavedForm.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { selectHasUnsentPhoto } from '../verificationSlice.ts';
import { openPhone } from './openPhone.ts';
import { PhoneDocuments } from './PhoneDocuments.tsx';
import { useListPhoneDocumentsQuery } from './phoneApi.ts';

/** How often it is asked whether something has changed at the desk, ms. */
const patience = 15_000;

/** The documents by a phone on which nobody is logged in: the link in the address says whose they are. */
export default function PhoneScreen() {
  const { t } = useTranslation('verification');
  return (
    <Container sx={{ pt: 6, pb: 16 }}>
      <title>{t('documentTitle')}</title>
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
    // What is in the address is used up: once, also where effects run twice.
    const secret = first.current;
    first.current = '';
    void dispatch(openPhone(secret, navigate)).then(() => setIsOpening(false));
  }, [dispatch, navigate, setIsOpening]);
  const { data, error, isFetching, refetch } = useListPhoneDocumentsQuery(undefined, {
    skip: isOpening,
    pollingInterval: patience,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  useUnsavedForm(useAppSelector(selectHasUnsentPhoto), 'page');
  if (isRequestFailure(error) && error.status === 404) {
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
