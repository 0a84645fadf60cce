import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { TurnPages } from '#src/shared/ui/states/TurnPages.tsx';
import { useListAccountsQuery, useGetAccountQuery, useListAccountOrdersQuery } from './accountsApi.ts';
import { AccountsList } from './AccountsList.tsx';
import { accountsUrl, groups } from './accountsUrl.ts';
import { AccountSessions } from './details/AccountSessions.tsx';
import { BlockPanel } from './details/BlockPanel.tsx';
import { PersonPanel } from './details/PersonPanel.tsx';
import { useAccountChange } from './details/useAccountChange.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.down('xl')]: { '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

const Search = styled('div')({ maxWidth: 420, marginBottom: 16 });

/** All accounts. The chosen one opens beside the list, or instead of it on narrow screens. */
export default function AccountsScreen() {
  const { t } = useTranslation('accounts');
  const { place, change, addressOf } = useUrlState(accountsUrl);
  const { id = null, ...list } = place;
  const [draft, setDraft] = useDraft(list.q ?? '', (q) => change({ q: q.trim() }, { replace: true }));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'), { noSsr: true });
  const accounts = useListAccountsQuery({ query: list }, readAnew);
  const isListShown = id === null || !isNarrow;
  return (
    <>
      <PanelHeading title={t('title')} lead={t('lead')} />
      {isListShown ? (
        <>
          <CountTabs
            label={t('groups.label')}
            value={list.role}
            options={groups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
            counts={accounts.data?.counts ?? null}
            onChoose={(group) => change({ role: group })}
          />
          <Search>
            <SmallInput type="search" label={t('search')} placeholder={t('search')} value={draft} onChange={setDraft} />
          </Search>
        </>
      ) : null}
      <Columns {...(id !== null && { 'data-chosen': '' })}>
        {isListShown ? <AccountsList query={accounts} page={list.page} chosenId={id} addressOf={addressOf} /> : null}
        {id === null ? null : <AccountPanels key={id} id={id} listAddress={addressOf({ id: undefined })} />}
      </Columns>
    </>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** One account. Support can read it; only admins can change it. */
function AccountPanels({ id, listAddress }: { id: number; listAddress: string }) {
  const { t } = useTranslation('accounts');
  const { data, error, isFetching, refetch } = useGetAccountQuery({ params: { id } }, readAnew);
  const isAdmin = useAppSelector(selectRoles).includes('admin');
  const account = data?.account;
  return (
    <Stack aria-busy={!account && !error}>
      <div>
        <BackLink to={listAddress}>{t('back')}</BackLink>
      </div>
      {!account && error ? (
        <PanelBlock>
          {isNotFound(error) ? (
            <p>{t('gone')}</p>
          ) : (
            <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />
          )}
        </PanelBlock>
      ) : null}
      {!account && !error ? <SkeletonBox sx={{ height: 420, borderRadius: 4 }} /> : null}
      {account ? (
        <>
          <PersonPanel account={account} isAdmin={isAdmin} />
          <AccountSessions account={account} isAdmin={isAdmin} />
          <AccountOrders id={id} />
          {isAdmin && !account.is_own && account.possible_roles.includes('owner') ? (
            <VerifiedOwnerPanel account={account} />
          ) : null}
          {isAdmin && !account.is_own ? <BlockPanel account={account} /> : null}
        </>
      ) : null}
    </Stack>
  );
}

/** Gives or withdraws the badge that renters see beside an owner's cars. */
function VerifiedOwnerPanel({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('accounts');
  const instantText = useInstantText();
  const [isAsking, setIsAsking] = useUiState('accounts/verifiedOwner', false);
  const { change, isBusy, failure, forget } = useAccountChange(account.id, 'accounts/verifiedOwner/work');
  const { owner_verified_at: since, name } = account;
  const who = name ?? account.email;
  const confirm = async () => {
    const isDone = await (since === null
      ? change({ verified_owner: who }, { key: 'accounts:verifiedOwner.given', values: { who } })
      : change({ verified_owner: null }, { key: 'accounts:verifiedOwner.taken', values: { who } }));
    if (isDone) setIsAsking(false);
  };
  return (
    <PanelBlock>
      <h2>{t('verifiedOwner.title')}</h2>
      <p>{since === null ? t('verifiedOwner.none') : t('verifiedOwner.since', { when: instantText(since) })}</p>
      <Button variant="outlined" fullWidth sx={{ mt: 3 }} onClick={() => setIsAsking(true)}>
        <span>{t(since === null ? 'verifiedOwner.give' : 'verifiedOwner.take')}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(since === null ? 'verifiedOwner.sureGive' : 'verifiedOwner.sureTake', { who })}
        confirm={t(since === null ? 'verifiedOwner.confirm' : 'verifiedOwner.remove')}
        dismiss={t('block.dismiss')}
        isHarmful={since !== null}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsAsking(false);
        }}
      >
        {t(since === null ? 'verifiedOwner.giveEffect' : 'verifiedOwner.takeEffect')}
      </ConfirmDialog>
    </PanelBlock>
  );
}

const List = styled('ul')(({ theme }) => ({
  fontSize: '.9375rem',
  '& > li': { padding: '8px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& a': { color: theme.vars.palette.primary.text, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** A user's orders, for support with the way to what each was at any moment. */
function AccountOrders({ id }: { id: number }) {
  const { t } = useTranslation('accounts');
  const { ofRental } = useMomentText();
  const [page, setPage] = useUiState(`accounts/orders:${id}`, 1, { privacy: 'keep' });
  const seesOrders = isOpenTo(useAppSelector(selectRoles), paths.adminOrders);
  const addressOf = seesOrders ? paths.adminOrder : paths.supportOrder;
  const query = useListAccountOrdersQuery({ params: { id }, query: { page } }, readAnew);
  return (
    <PanelBlock aria-busy={query.isLoading}>
      <h2>{t('orders.title')}</h2>
      <QueryPart query={query} error={t('orders.error')} waiting={<SkeletonBox sx={{ height: 96 }} />}>
        {({ orders, total, page_size }) =>
          orders.length === 0 ? (
            <p>{t('orders.none')}</p>
          ) : (
            <>
              <List>
                {orders.map((order) => (
                  <li key={order.id}>
                    <Link to={addressOf(order.id)}>{order.number}</Link>
                    <span>{` · ${t(`orders.status.${order.status}`)}`}</span>
                    <small className="detail">{order.car}</small>
                    <small className="detail">{`${ofRental(order.from)} – ${ofRental(order.to)}`}</small>
                    <small className="detail">{`${order.client} → ${order.owner}`}</small>
                  </li>
                ))}
              </List>
              <TurnPages page={page} count={Math.ceil(total / page_size)} onTurn={setPage} />
            </>
          )
        }
      </QueryPart>
    </PanelBlock>
  );
}
