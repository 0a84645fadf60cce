import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetAccountQuery } from '../accountsApi.ts';
import { AccountOrders } from './AccountOrders.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import { BlockPanel } from './BlockPanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { VerifiedOwnerPanel } from './VerifiedOwnerPanel.tsx';

const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** One person. Support reads; admins change. */
export function AccountPanels({ id, listAddress }: { id: number; listAddress: string }) {
  const { t } = useTranslation('accounts');
  const { data, error, isFetching, refetch } = useGetAccountQuery({ params: { id } });
  const isAdmin = useAppSelector(selectRoles).includes('admin');
  const account = data?.account;
  return (
    <Stack aria-busy={!account && !error}>
      <div>
        <BackLink to={listAddress}>{t('back')}</BackLink>
      </div>
      {!account && error ? (
        <PanelBlock>
          {isRequestFailure(error) && error.status === 404 ? (
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
