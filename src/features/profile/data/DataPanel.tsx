import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { profileApi } from '../profileApi.ts';
import { Actions, PanelHeading, Row, Small } from '../profile.styles.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** What is held about somebody: to take along, or to end. */
export function DataPanel({ canDelete }: { canDelete: boolean }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('profile/export', false);
  const [isDeleting, setIsDeleting] = useUiState('profile/delete', false);

  const download = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await dispatch(sendSealed(profileApi.endpoints.exportProfile, undefined));
    setIsBusy(false);
    if (data === undefined) dispatch(noticeShown({ tone: 'error', text: { key: 'profile:data.exportFailed' } }));
    else saveFile('gza.json', JSON.stringify({ exported_at: data.exported_at, ...data.data }, null, 2));
  };
  return (
    <Panel>
      <Row>
        <div>
          <PanelHeading sx={{ m: 0, fontSize: '1rem' }}>{t('data.title')}</PanelHeading>
          <Small>{t('data.text')}</Small>
        </div>
        <Actions>
          <Button variant="outlined" size="small" loading={isBusy} onClick={() => void download()}>
            {t('data.export')}
          </Button>
          {canDelete ? (
            <Button variant="outlined" color="error" size="small" onClick={() => setIsDeleting(true)}>
              {t('data.delete')}
            </Button>
          ) : null}
        </Actions>
      </Row>
      {isDeleting ? <DeleteDialog onClose={() => setIsDeleting(false)} /> : null}
    </Panel>
  );
}
