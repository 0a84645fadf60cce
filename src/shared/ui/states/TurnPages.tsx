import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { atEnd } from '../components/atEnd.ts';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** The pages of a list that is one block among others: which of them is open is no address, and there may be another list with pages on the screen. */
export function TurnPages({ page, count, onTurn }: Props) {
  const { t } = useTranslation('common');
  if (count <= 1) return null;
  return (
    <div role="group" aria-label={t('pages.label')}>
      <Button variant="text" size="small" {...atEnd(page === 1, () => onTurn(page - 1))}>
        {t('pages.previous')}
      </Button>
      <Button variant="text" size="small" {...atEnd(page >= count, () => onTurn(page + 1))}>
        {t('pages.next')}
      </Button>
    </div>
  );
}
