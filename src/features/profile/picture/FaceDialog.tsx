import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { selectDisplayName, selectPicture } from '#src/features/auth/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalClosed } from '#src/shared/store/modalsSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { Row } from '../profile.styles.ts';
import { Face } from './Face.tsx';
import { PictureButtons } from './PictureButtons.tsx';

/** Asks an owner who has just registered for a picture, which can wait: until then an initial stands for it. */
export function FaceDialog() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectDisplayName) ?? '';
  const picture = useAppSelector(selectPicture);
  const close = () => dispatch(modalClosed());
  return (
    <QuestionDialog title={t('picture.ask')} text={t('picture.askText')} onClose={close}>
      <Row>
        <Face name={name} picture={picture} />
        <PictureButtons hasPicture={picture !== null} />
      </Row>
      <Button fullWidth variant={picture === null ? 'text' : 'contained'} sx={{ mt: 5 }} onClick={close}>
        <span>{t(picture === null ? 'picture.later' : 'picture.done')}</span>
      </Button>
    </QuestionDialog>
  );
}
