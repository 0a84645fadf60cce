import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';

/** The system's own sharing where there is one, else the link goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('car');
  const dispatch = useAppDispatch();

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ tone: 'success', text: { key: 'car:share.copied' } }));
    } catch {
      dispatch(noticeShown({ tone: 'error', text: { key: 'car:share.failed' } }));
    }
  };

  const share = async () => {
    const url = window.location.href;
    // TypeScript promises `share` everywhere; Firefox on a computer has none.
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasClosed) await copy(url);
    }
  };

  return (
    <RoundButton aria-label={t('share.label')} onClick={() => void share()}>
      <ShareOutlinedIcon sx={{ fontSize: 20 }} />
    </RoundButton>
  );
}
