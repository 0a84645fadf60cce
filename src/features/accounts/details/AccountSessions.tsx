import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { momentAgo } from '#src/shared/format/momentAgo.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { accountsApi } from '../accountsApi.ts';

const List = styled('ul')(({ theme }) => ({
  fontSize: '.9375rem',
  '& > li': { padding: '8px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));

interface Props {
  readonly account: AccountDetails;
  readonly isAdmin: boolean;
}

/** A user's current sessions; an admin can end all of them. */
export function AccountSessions({ account, isAdmin }: Props) {
  const { t } = useTranslation('accounts');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const [isBusy, setIsBusy] = useUiState('accounts/endSessions', false);

  const endAll = async () => {
    setIsBusy(true);
    const { error } = await dispatch(
      accountsApi.endpoints.endAccountSessions.initiate({ params: { id: account.id } }, { track: false }),
    );
    setIsBusy(false);
    dispatch(
      noticeShown(
        error === undefined
          ? { tone: 'success', text: { key: 'accounts:sessions.ended' } }
          : { tone: 'error', text: failureOf(error) },
      ),
    );
  };

  return (
    <PanelBlock>
      <h2>
        <span>{t('sessions.title')}</span>
        {isAdmin && !account.is_own && account.open_sessions.length > 0 ? (
          <Button variant="text" size="small" loading={isBusy} onClick={() => void endAll()}>
            {t('sessions.end')}
          </Button>
        ) : null}
      </h2>
      {account.open_sessions.length === 0 ? <p>{t('sessions.none')}</p> : null}
      <List>
        {account.open_sessions.map(({ id, browser, system, network, started_at: startedAt }) => (
          <li key={id}>
            <span>{[browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown')}</span>
            <small className="detail">
              {[...(network === '' ? [] : [network]), momentAgo(startedAt, now, language)].join(' · ')}
            </small>
          </li>
        ))}
      </List>
    </PanelBlock>
  );
}
