import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Account, listAccounts } from '#contract/calls/accounts.ts';
import type { ResponseOf } from '#contract/call.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import type { UrlStateOf } from '#src/shared/hooks/useUrlState.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import type { AskedQuery } from '#src/shared/ui/states/QueryPart.tsx';
import { AccountChip } from './AccountChip.tsx';
import type { accountsUrl } from './accountsUrl.ts';

interface Props {
  readonly query: AskedQuery<ResponseOf<typeof listAccounts>>;
  readonly page: number;
  readonly chosenId: number | null;
  readonly addressOf: UrlStateOf<typeof accountsUrl>['addressOf'];
}

/** One page of accounts. */
export function AccountsList({ query, page, chosenId, addressOf }: Props) {
  const { t } = useTranslation('accounts');
  const instantText = useInstantText();
  const rolesText = ({ roles }: Account) => roles.map((role) => t(`roles.${role}`)).join(', ');
  const columns: DataColumn<Account>[] = [
    {
      key: 'person',
      label: t('person'),
      cell: ({ id, name, email }) => (
        <>
          <Link to={addressOf({ id })}>{name ?? email}</Link>
          {name === null ? null : <small className="detail">{email}</small>}
        </>
      ),
    },
    {
      key: 'roles',
      label: t('roles.title'),
      cell: rolesText,
    },
    { key: 'state', label: t('state.title'), cell: (account) => <AccountChip account={account} /> },
    {
      key: 'seen',
      label: t('lastLogin'),
      cell: ({ last_login_at: at, sessions }) => (
        <>
          <span>{at === null ? t('never') : instantText(at)}</span>
          <small className="detail">{t('sessions.count', { count: sessions })}</small>
        </>
      ),
    },
  ];
  return (
    <div>
      <QueryList
        query={query}
        rowsOf={({ accounts }) => accounts}
        label={t('title')}
        error={t('error')}
        loading={t('loading')}
        none={<p>{t('none')}</p>}
        pages={{ page, addressOf: (next) => addressOf({ page: next, id: undefined }) }}
      >
        {(accounts) => (
          <DataTable
            label={t('title')}
            rows={accounts}
            columns={columns}
            keyOf={({ id }) => id}
            isSelected={({ id }) => id === chosenId}
            card={(account) => ({
              title: account.name ?? account.email,
              end: <AccountChip account={account} />,
              about: [account.name !== null && account.email, rolesText(account)],
              to: addressOf({ id: account.id }),
            })}
          />
        )}
      </QueryList>
    </div>
  );
}
