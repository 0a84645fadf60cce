import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ResponseOf } from '#contract/call.ts';
import type { getPastOrder } from '#contract/calls/orders/pastOrder.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PastBar } from './PastBar.tsx';
import { PastMoments } from './PastMoments.tsx';
import { PastState } from './PastState.tsx';
import { useGetPastOrderQuery } from './pastOrderApi.ts';
import { pastUrl } from './pastUrl.ts';

/** An order as it was at the moment of the address, for staff. */
export default function PastOrderScreen() {
  const { t } = useTranslation('past');
  const id = readId(useParams()['id']);
  const { moment } = useUrlState(pastUrl).place;
  const query = useGetPastOrderQuery(
    id === null ? skipToken : { params: { id }, query: moment === undefined ? {} : { moment } },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = id === null || (isRequestFailure(query.error) && query.error.status === 404);
  if (isMissing) return <EmptyState isScreen title={t('missing.title')} text={t('missing.text')} />;
  // While another moment is loaded, the one before stays.
  const shown = { ...query, currentData: query.data?.id === id ? query.data : undefined };
  return (
    <QueryPart query={shown} error={t('error')} isWhole waiting={<SkeletonBox sx={{ height: 320, borderRadius: 5 }} />}>
      {(order) => <PastOrder order={order} />}
    </QueryPart>
  );
}

function PastOrder({ order }: { order: ResponseOf<typeof getPastOrder> }) {
  const { t } = useTranslation('past');
  const { place, change, addressOf } = useUrlState(pastUrl);
  const roles = useAppSelector(selectRoles);
  const { id, number, moments, since, past, present } = order;
  const seesOrder = isOpenTo(roles, paths.adminOrder(id));
  const times = moments.map(({ at }) => at);
  return (
    <>
      <title>{`${t('title', { number })} · Gza`}</title>
      <BackLink to={seesOrder ? paths.adminOrder(id) : paths.adminAccounts}>
        {t(seesOrder ? 'toOrder' : 'toAccounts')}
      </BackLink>
      <PanelHead>
        <Typography variant="h1">{t('title', { number })}</Typography>
      </PanelHead>
      <PastBar
        moment={place.moment}
        since={since}
        earlier={since === null ? undefined : times.findLast((at) => at < since)}
        later={times.find((at) => since === null || at > since)}
        onChoose={(moment) => change({ moment }, { replace: true })}
      />
      <OrderColumns>
        <Column>{past === null ? null : <PastState past={past} present={present} />}</Column>
        <PastMoments moments={moments} shown={since} addressOf={(moment) => addressOf({ moment })} />
      </OrderColumns>
    </>
  );
}
