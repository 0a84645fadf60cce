import { isStaff } from '#contract/domain/isStaff.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { PanelBlock, WrappedName } from '#src/shared/ui/layout/panel.styles.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { AccountChip } from '../AccountChip.tsx';
import { startViewing } from '../view/turnSession.ts';
import { useAccountChange } from './useAccountChange.ts';

const Links = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: '8px 0',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: theme.vars.palette.primary.text,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));

interface Props {
  readonly account: AccountDetails;
  readonly isAdmin: boolean;
}

/** Identity, roles and the action to view the site as this user. */
export function PersonPanel({ account, isAdmin }: Props) {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const instantText = useInstantText();
  const [isBusy, setIsBusy] = useUiState('accounts/startViewing', false);

  const view = async () => {
    setIsBusy(true);
    const error = await dispatch(startViewing(account.id));
    setIsBusy(false);
    if (error !== undefined) dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
  };

  return (
    <PanelBlock>
      <h2>
        <WrappedName>{account.name ?? account.email}</WrappedName>
        <AccountChip account={account} />
      </h2>
      <KeyValues>
        <div>
          <dt>{t('email')}</dt>
          <dd>{account.email}</dd>
        </div>
        {account.phone === null ? null : (
          <div>
            <dt>{t('phone')}</dt>
            <dd>{account.phone}</dd>
          </div>
        )}
        <div>
          <dt>{t('since')}</dt>
          <dd>{instantText(account.registered_at)}</dd>
        </div>
        <div>
          <dt>{t('carsAndOrders')}</dt>
          <dd>{t('carsAndOrdersOf', { cars: account.active_cars, orders: account.orders })}</dd>
        </div>
      </KeyValues>
      {isAdmin ? (
        <>
          <Links>
            <Link to={`${paths.adminAudit}?subject=${account.id}`}>{t('auditOf')}</Link>
            <Link to={`${paths.adminAudit}?actor=${account.id}`}>{t('auditBy')}</Link>
          </Links>
          {isStaff(account.roles) || account.is_own ? null : (
            <Button variant="outlined" size="small" loading={isBusy} onClick={() => void view()}>
              {t('view.start')}
            </Button>
          )}
          {account.is_own ? <p>{t('own')}</p> : <RolesForm account={account} />}
        </>
      ) : null}
    </PanelBlock>
  );
}

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

/** A user's roles. Saving ends their sessions, so that no open page still shows what they may no longer see. */
function RolesForm({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('accounts');
  const before = account.roles.join();
  const [draft, setDraft] = useUiState('accounts/roles', { before, roles: account.roles }, { privacy: 'keep' });
  // What a colleague has changed meanwhile is shown as it is, and this choice begins anew.
  const roles = draft.before === before ? draft.roles : account.roles;
  const setRoles = (next: readonly Role[]) => setDraft({ before, roles: [...next] });
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
        onClick={() =>
          void change({ roles: [...roles], expected_roles: account.roles }, { key: 'accounts:roles.saved' })
        }
      >
        {t('roles.save')}
      </Button>
    </Group>
  );
}
