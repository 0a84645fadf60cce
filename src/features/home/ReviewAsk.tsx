import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useListOrdersQuery } from '#src/features/orders/ordersApi.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { useGetOrderReviewQuery } from '#src/features/reviews/own/ownReviewsApi.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';

/** The last order that its client did not want to review, on this browser: it is not asked about again. */
const LATER = 'gza.review.later';
/** Nobody is asked about a rental of long ago, ms. */
const AT_MOST = 30 * 86_400_000;
/** The newest order that is over. */
const lastTrip = { query: { when: 'past', status: 'completed', page_size: 1 } } as const;

/** Over the picture at the top, where it moves nothing: above the words, below them on a phone. */
const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 96,
  right: 0,
  left: 0,
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { top: 'auto', bottom: 68 },
}));

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  width: 376,
  maxWidth: '100%',
  marginLeft: 'auto',
  padding: 10,
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  color: theme.vars.palette.text.primary,
  pointerEvents: 'auto',
  '& > figure': { height: 72, margin: 0, overflow: 'hidden', borderRadius: theme.radii.control },
  '& h2': { fontSize: '.9375rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: 0 },
  '& > button': { alignSelf: 'start' },
  [theme.breakpoints.down('md')]: { width: '100%', gap: 12, gridTemplateColumns: '84px minmax(0, 1fr) auto' },
}));

/** Asks a client how the last trip was, while it can be reviewed; once it was put away it never comes back. */
export function ReviewAsk() {
  const { data } = useListOrdersQuery(lastTrip);
  const now = useServerNow();
  const [later, setLater] = useUiState('home/reviewLater', () => browserStorage('localStorage')?.getItem(LATER) ?? '', {
    privacy: 'keep',
  });
  const [order] = data?.orders ?? [];
  const isAsked = order !== undefined && order.to > localMomentOf(now - AT_MOST) && String(order.id) !== later;
  const review = useGetOrderReviewQuery(isAsked ? { params: { id: order.id } } : skipToken);
  const areTextsThere = useReviewTexts();
  if (!isAsked || review.currentData?.can_review !== true || !areTextsThere) return null;
  const putAway = (): void => {
    setLater(String(order.id));
    try {
      browserStorage('localStorage')?.setItem(LATER, String(order.id));
    } catch {
      // A full storage: they are asked again another time.
    }
  };
  return <ReviewCard order={order} onPutAway={putAway} />;
}

function ReviewCard({ order, onPutAway }: { order: OrderSummary; onPutAway: () => void }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const { image } = order.car;
  return (
    <Place>
      <Container>
        <Card aria-labelledby={id}>
          <figure>{image === null ? null : <Picture picture={image} alt="" sizes="96px" />}</figure>
          <div>
            <h2 id={id}>{t('ask.title', { car: carWithYear(order.car) })}</h2>
            <ButtonLink variant="text" sx={{ ml: -2 }} to={{ pathname: paths.order(order.id), hash: 'review' }}>
              {t('ask.write')}
            </ButtonLink>
          </div>
          <IconButton aria-label={t('ask.putAway')} onClick={onPutAway}>
            <CloseRoundedIcon />
          </IconButton>
        </Card>
      </Container>
    </Place>
  );
}

/** Home itself does not load them: few who see it are asked. */
function useReviewTexts(): boolean {
  const { i18n } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  const [areThere, setAreThere] = useUiState('home/reviewTexts', false);
  useEffect(() => {
    addTexts(Promise.resolve(i18n), language, ['reviews']).then(
      () => setAreThere(true),
      (error: unknown) => logFailure('The texts of reviews could not be loaded', error),
    );
  }, [i18n, language, setAreThere]);
  return areThere;
}
