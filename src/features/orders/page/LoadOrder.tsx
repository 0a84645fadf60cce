import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { polled } from '#src/shared/api/polled.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetOrderQuery } from '../ordersApi.ts';

interface LoadOrderProps {
  /** Where to go when there is no such order. */
  readonly back: string;
  readonly children: (order: Order, refresh: () => void) => ReactNode;
}

/** The order of the address, or the state of loading it. */
export function LoadOrder({ back, children }: LoadOrderProps) {
  const { t } = useTranslation('orders');
  const shown = useOrder();
  switch (shown.state) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound back={back} />;
    case 'failed':
      return <ErrorState isWhole text={t('error')} isBusy={shown.isBusy} onRetry={shown.retry} />;
    case 'there':
      return children(shown.order, shown.refresh);
  }
}

/** No such order, or another user's: the answer does not reveal which. */
function OrderNotFound({ back }: { back: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <title>{`${t('missing.title')} · Gza`}</title>
      <EmptyState isScreen title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink size="large" to={back}>
          {t('missing.action')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** An order that is on its way. */
function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <SkeletonBox sx={{ width: 320, maxWidth: '80%', height: 44, mb: 7 }} />
      <OrderColumns>
        <Column>
          <SkeletonBox sx={{ height: 110, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 160, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 280, borderRadius: 5 }} />
        </Column>
        <Column>
          <SkeletonBox sx={{ height: 290, borderRadius: 5 }} />
          <SkeletonBox sx={{ height: 130, borderRadius: 5 }} />
        </Column>
      </OrderColumns>
    </div>
  );
}

type ShownOrder =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly retry: () => void }
  | { readonly state: 'there'; readonly order: Order; readonly refresh: () => void };

/** The order in the address. Changes by the other side or another tab appear without a reload. */
function useOrder(): ShownOrder {
  const id = readId(useParams()['id']);
  const { currentData, error, isFetching, refetch } = useGetOrderQuery(
    id === null ? skipToken : { params: { id } },
    polled(),
  );
  const refresh = useCallback(() => {
    // Before the first question there is nothing to repeat.
    if (id !== null) void refetch();
  }, [id, refetch]);
  if (id === null || isNotFound(error)) return { state: 'missing' };
  if (currentData) return { state: 'there', order: currentData.order, refresh };
  if (error !== undefined) return { state: 'failed', isBusy: isFetching, retry: refresh };
  return { state: 'loading' };
}
