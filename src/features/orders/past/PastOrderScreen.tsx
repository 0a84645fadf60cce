import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useParams, Link } from 'react-router';
import type { ResponseOf } from '#contract/call.ts';
import type { getPastOrder, PastMoment } from '#contract/calls/orders/pastOrder.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';
import { PanelHead, PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useEventText } from '../useEventText.ts';
import { PastBar } from './PastBar.tsx';
import { PastState } from './PastState.tsx';
import { useGetPastOrderQuery } from './pastOrderApi.ts';
import { pastUrl } from './pastUrl.ts';
import { usePastText } from './usePastText.ts';

/** An order as it was at the moment of the address, for staff. */
export default function PastOrderScreen() {
  const { t } = useTranslation('past');
  const id = readId(useParams()['id']);
  const { moment } = useUrlState(pastUrl).place;
  const query = useGetPastOrderQuery(
    id === null ? skipToken : { params: { id }, query: moment === undefined ? {} : { moment } },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = id === null || isNotFound(query.error);
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

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  // All of a long history, without the rest of the screen moving away.
  maxHeight: 560,
  margin: '0 -10px',
  overflowY: 'auto',
  '& a': {
    display: 'block',
    padding: '8px 10px',
    borderRadius: theme.radii.control,
    fontSize: '.9375rem',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&[aria-current]': { backgroundColor: theme.vars.palette.primary.soft, color: theme.vars.palette.primary.onSoft },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .moment': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& [aria-current] > .moment': { color: 'inherit' },
}));

interface Props {
  readonly moments: readonly PastMoment[];
  /** Which of them is shown. */
  readonly shown: string | null;
  readonly addressOf: (moment: string) => string;
}

/** When something was written to an order, and what; each leads to the order as it was then. */
function PastMoments({ moments, shown, addressOf }: Props) {
  const { t } = useTranslation('past');
  const eventText = useEventText();
  const pastText = usePastText();
  const wordsOf = ({ events, parts }: PastMoment): string =>
    events.length > 0
      ? events.map(eventText).join(' · ')
      : t('recorded', { parts: parts.map((part) => t(`part.${part}`)).join(', ') });
  return (
    <PanelBlock>
      <h2>{t('moments')}</h2>
      <List aria-label={t('moments')}>
        {moments.map((moment) => (
          <li key={moment.at}>
            <Link to={addressOf(moment.at)} replace {...(moment.at === shown && { 'aria-current': 'step' as const })}>
              <span>{wordsOf(moment)}</span>
              <small className="moment">{pastText(moment.at)}</small>
            </Link>
          </li>
        ))}
      </List>
    </PanelBlock>
  );
}
