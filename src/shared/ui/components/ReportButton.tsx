import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the dialog in which a problem is reported, perhaps one with an order; null where there is none. */
export const ReportContext = createContext<((orderId?: number) => void) | null>(null);

interface Props {
  /** Among the links of a list, or among buttons. */
  readonly isButton?: boolean;
  readonly orderId?: number;
  /** Shown before and after its text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** Opens the form to report a problem. */
export function ReportButton({ isButton = false, orderId, start, end }: Props) {
  const { t } = useTranslation('common');
  const report = useContext(ReportContext);
  if (report === null) return null;
  const open = { 'data-dialog': 'report', onClick: () => report(orderId) };
  if (isButton) {
    return (
      <Button variant="text" {...open}>
        {t('report')}
      </Button>
    );
  }
  return (
    <ButtonBase {...open}>
      {start}
      {t('report')}
      {end}
    </ButtonBase>
  );
}
