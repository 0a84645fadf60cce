import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectHasUnsavedForm } from '#src/store/unsavedSlice.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

/** Where a click on a link of this site would lead in this tab; null where it does something else. */
function pathOf(event: MouseEvent, here: string): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.href === '') return null;
  const isElsewhere =
    link.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download');
  return isElsewhere || link.pathname + link.search === here ? null : link.pathname + link.search + link.hash;
}

/** On a screen with a form: asks before a link, wherever it is, leaves behind what was typed. */
export function LeaveQuestion() {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const hasUnsaved = useAppSelector(selectHasUnsavedForm);
  const [path, setPath] = useScreenState<string | null>('forms/leave', null);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: MouseEvent) => {
      const asked = pathOf(event, here);
      if (asked === null) return;
      // Before the link itself hears of it.
      event.preventDefault();
      event.stopPropagation();
      setPath(asked);
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [hasUnsaved, here, setPath]);
  return (
    <ConfirmDialog
      isOpen={path !== null}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      dismiss={t('leave.stay')}
      isHarmful
      isBusy={false}
      failure={null}
      onConfirm={() => {
        setPath(null);
        if (path !== null) void navigate(path);
      }}
      onClose={() => setPath(null)}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
