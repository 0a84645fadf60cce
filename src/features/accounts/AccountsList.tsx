import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Account, listAccounts } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/call.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import type { UrlStateOf } from '#src/lib/useUrlState.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import type { DataColumn } from '#src/ui/DataTable.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx';
import { AccountChip } from './AccountChip.tsx';
import { AccountRows } from './AccountRows.tsx';
import type { accountsUrl } from './accountsUrl.ts';

interface Props {
  readonly answer: ResponseOf<typeof listAccounts> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly chosenId: number | null;
  readonly addressOf: UrlStateOf<typeof accountsUrl>['addressOf'];
}

/** One page of people. */
export function AccountsList({ answer, isError, isFetching, onRetry, chosenId, addressOf }: Props) {
  const { t } = useTranslation('accounts');
  const instantText = useInstantText();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const columns: DataColumn<Account>[] = [
    {
      key: 'person',
      label: t('person'),
      cell: ({ id, name, email }) => (
        <>
          <Link to={addressOf({ id })}>{name ?? email}</Link>
          {name === null ? null : <small>{email}</small>}
        </>
      ),
    },
    {
      key: 'roles',
      label: t('roles.title'),
      cell: ({ roles }) => roles.map((role) => t(`roles.${role}`)).join(', '),
    },
    { key: 'state', label: t('state.title'), cell: (account) => <AccountChip account={account} /> },
    {
      key: 'seen',
      label: t('lastLogin'),
      cell: ({ last_login_at: at, sessions }) => (
        <>
          <span>{at === null ? t('never') : instantText(at)}</span>
          <small>{t('sessions.count', { count: sessions })}</small>
        </>
      ),
    },
  ];
  return (
    <div>
      <PanelBlock aria-label={t('title')} aria-busy={!answer && !isError}>
        {!answer && isError ? <ErrorState isWhole text={t('error')} isBusy={isFetching} onRetry={onRetry} /> : null}
        {!answer && !isError ? <SkeletonRows label={t('loading')} /> : null}
        {answer?.accounts.length === 0 ? <p>{t('none')}</p> : null}
        {answer && answer.accounts.length > 0 ? listOf(answer.accounts) : null}
      </PanelBlock>
      {answer ? (
        <Pagination
          page={answer.page}
          count={Math.ceil(answer.total / answer.page_size)}
          addressOf={(page) => addressOf({ page, id: undefined })}
        />
      ) : null}
    </div>
  );

  function listOf(accounts: readonly Account[]) {
    if (isNarrow) return <AccountRows accounts={accounts} addressOf={addressOf} />;
    return (
      <DataTable
        label={t('title')}
        rows={accounts}
        columns={columns}
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === chosenId}
      />
    );
  }
}
