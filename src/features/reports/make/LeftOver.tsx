import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { dropReport } from '../queue/writeReport.ts';
import { selectKept } from '../reportsSlice.ts';
import { Note } from './step.styles.ts';
import type { ReportOf } from './useReport.ts';

/** A report sent from another tab or phone is sealed: the draft of it that is left here is useless. */
export function LeftOver({ orderId, kind }: ReportOf) {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectKept(state, orderId, kind));
  if (draft === null) return null;
  return (
    <>
      <Note>{t('made.leftOver')}</Note>
      <Button variant="text" color="error" onClick={() => void dispatch(dropReport({ orderId, kind }))}>
        {t('sign.drop')}
      </Button>
    </>
  );
}
