import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { AccountChip } from '../AccountChip.tsx';
import { startViewing } from '../view/turnSession.ts';
import { RolesForm } from './RolesForm.tsx';

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

/** Who it is, in which roles, and what an admin may look at. */
export function PersonPanel({ account, isAdmin }: Props) {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const instantText = useInstantText();
  const [isBusy, setIsBusy] = useUiState('accounts/startViewing', false);
  const isStaff = account.roles.some((role) => role === 'support' || role === 'admin');

  const view = async () => {
    setIsBusy(true);
    const error = await dispatch(startViewing(account.id));
    setIsBusy(false);
    if (error !== undefined) dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
  };

  return (
    <PanelBlock>
      <h2>
        <span>{account.name ?? account.email}</span>
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
          {isStaff || account.is_own ? null : (
            <Button variant="outlined" size="small" loading={isBusy} onClick={() => void view()}>
              {t('view.start')}
            </Button>
          )}
          {account.is_own ? <p>{t('own')}</p> : <RolesForm key={account.roles.join()} account={account} />}
        </>
      ) : null}
    </PanelBlock>
  );
}
