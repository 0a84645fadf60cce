import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/calls/auth/passkeys.ts';
import { useHasPasskeys } from '#src/features/auth/passkey/device.ts';
import { passkeyApi, useListPasskeysQuery } from '#src/features/auth/passkey/passkeyApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { momentAgo } from '#src/shared/format/momentAgo.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PanelHeading, Row, RowList, Small } from '../profile.styles.ts';

const AddPasskeyDialog = lazyDialog(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);

/** What logs in without a password, and a button for another one where the browser has any. */
export function PasskeysPanel() {
  const { t } = useTranslation('profile');
  const query = useListPasskeysQuery(undefined, readAnew);
  const canAdd = useHasPasskeys('profile/hasPasskeys');
  const [isAdding, setIsAdding] = useUiState('profile/passkey', false);
  return (
    <Panel>
      <Row>
        <div className="main">
          <PanelHeading sx={{ m: 0 }}>{t('passkeys.title')}</PanelHeading>
          <Small>{t(canAdd ? 'passkeys.text' : 'passkeys.unsupported')}</Small>
        </div>
        {canAdd ? (
          <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
            {t('passkeys.add')}
          </Button>
        ) : null}
      </Row>
      <QueryPart query={query} error={t('passkeys.failed')} waiting={<SkeletonBox sx={{ height: 48, mt: 3 }} />}>
        {({ passkeys }) =>
          passkeys.length === 0 ? null : (
            <RowList sx={{ mt: 3 }}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </RowList>
          )
        }
      </QueryPart>
      {isAdding ? <AddPasskeyDialog onClose={() => setIsAdding(false)} /> : null}
    </Panel>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, browser, system, is_synced, created_at, last_used_at } = passkey;
  const { t } = useTranslation('profile');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const { ask, send, dialog } = useConfirmation(`profile/removePasskey:${id}`);
  const device = [browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown');
  const facts = [
    t('passkeys.added', { when: momentAgo(created_at, now, language) }),
    ...(last_used_at === null ? [] : [t('passkeys.used', { when: momentAgo(last_used_at, now, language) })]),
    ...(is_synced ? [t('passkeys.synced')] : []),
  ];
  const remove = () => {
    const { removePasskey } = passkeyApi.endpoints;
    return send(() => dispatch(removePasskey.initiate({ params: { id } }, { track: false })), {
      key: 'profile:passkeys.removed',
    });
  };
  return (
    <Row as="li">
      <div className="main">
        <b className="name">{device}</b>
        <Small>{facts.join(' · ')}</Small>
      </div>
      <Button variant="text" size="small" aria-label={`${t('passkeys.remove')}: ${device}`} onClick={ask}>
        {t('passkeys.remove')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('passkeys.removeTitle', { device })}
        confirm={t('passkeys.remove')}
        dismiss={t('passkeys.keep')}
        isHarmful
        onConfirm={() => void remove()}
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
    </Row>
  );
}
