import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Account } from '#contract/accounts.ts';
import type { UrlStateOf } from '#src/lib/useUrlState.ts';
import { TwoLineRows } from '#src/ui/TwoLineRows.ts';
import { AccountChip } from './AccountChip.tsx';
import type { accountsUrl } from './accountsUrl.ts';

interface Props {
  readonly accounts: readonly Account[];
  readonly addressOf: UrlStateOf<typeof accountsUrl>['addressOf'];
}

/** People on a phone: who it is and how the account stands, then the address and what they are. The rest is on their page. */
export function AccountRows({ accounts, addressOf }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <TwoLineRows aria-label={t('title')}>
      {accounts.map((account) => {
        const { id, name, email, roles } = account;
        const about = [name === null ? null : email, roles.map((role) => t(`roles.${role}`)).join(', ')];
        return (
          <li key={id}>
            <Link to={addressOf({ id })}>
              <b>{name ?? email}</b>
              <AccountChip account={account} />
              <small data-whole="">{about.filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        );
      })}
    </TwoLineRows>
  );
}
