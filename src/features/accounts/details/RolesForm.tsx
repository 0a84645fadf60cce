import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { useAccountChange } from './useAccountChange.ts';

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: '16px 0 0',
  padding: '12px 0 0',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > legend': { float: 'left', width: '100%', marginBottom: 4, fontSize: '.9375rem', fontWeight: 600 },
  '& > label': { clear: 'both' },
  '& > p': { margin: '4px 0 12px', fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
}));

/** What somebody may do. Saving logs them out, so that no open page shows what they may no longer see. */
export function RolesForm({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('accounts');
  const [roles, setRoles] = useUiState('accounts/roles', account.roles, { privacy: 'keep' });
  const { change, isBusy, failure } = useAccountChange(account.id, 'accounts/roles/work');
  const isSame = roles.length === account.roles.length && roles.every((role) => account.roles.includes(role));
  return (
    <Group>
      <legend>{t('roles.title')}</legend>
      {account.possible_roles.map((role) => (
        <CheckRow
          key={role}
          label={t(`roles.${role}`)}
          isChecked={roles.includes(role)}
          onChange={() => setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])}
        />
      ))}
      <p>{t(roles.length === 0 ? 'roles.least' : 'roles.effect')}</p>
      <FailureNote text={failure} />
      <Button
        variant="outlined"
        size="small"
        disabled={isSame || roles.length === 0}
        loading={isBusy}
        onClick={() => void change({ roles: [...roles] }, { key: 'accounts:roles.saved' })}
      >
        {t('roles.save')}
      </Button>
    </Group>
  );
}
