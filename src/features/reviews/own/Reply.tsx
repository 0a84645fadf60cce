import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ReplyForm } from './ReplyForm.tsx';

const Place = styled('div')({ marginTop: 20 });

/** The way to the form of a reply: a list of open forms would hide the reviews. */
export function Reply({ reviewId, author }: { reviewId: number; author: string }) {
  const { t } = useTranslation('reviews');
  const [isOpen, setIsOpen] = useUiState(`reviews/reply:${reviewId}`, false);
  return (
    <Place>
      {isOpen ? (
        <ReplyForm reviewId={reviewId} />
      ) : (
        <Button variant="outlined" aria-label={t('reply.to', { author })} onClick={() => setIsOpen(true)}>
          {t('reply.open')}
        </Button>
      )}
    </Place>
  );
}
