import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { dropReport } from '../queue/writeReport.ts';
import { selectKept } from '../reportsSlice.ts';
import { Note } from './step.styles.ts';
import type { ReportOf } from './useReport.ts';

/** What another tab or phone has sent is sealed: what is still here of the same report is of no use to anybody. */
export function LeftOver({ orderId, kind }: ReportOf) {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectKept(state, orderId, kind));
  if (kept === null) return null;
  return (
    <>
      <Note>{t('made.leftOver')}</Note>
      <Button variant="text" color="error" onClick={() => void dispatch(dropReport({ orderId, kind }))}>
        {t('sign.drop')}
      </Button>
    </>
  );
}
