import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { ConfirmLeaveContext } from '#src/shared/forms/confirmLeave.ts';
import { useAppSelector, useAppStore } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { modalClosed, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectHasUnsavedForm, selectIsLostOnReload } from '#src/shared/store/drafts/unsavedSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

const LeaveDialog = lazyDialog(async () => (await import('#src/shared/ui/dialogs/LeaveDialog.tsx')).LeaveDialog);

/** The router numbers the entries of the browser's history in their state. */
const entryOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** Where a click on a link of this site would lead in this tab; null where it does something else. */
function pathOf(event: MouseEvent, here: string): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.href === '') return null;
  const isElsewhere =
    link.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download');
  return isElsewhere || link.pathname + link.search === here ? null : createPath(link);
}

/** The dialog in front. MUI hides all that lies behind it from screen readers, other dialogs too. */
const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')].findLast((dialog) => !dialog.closest('[aria-hidden="true"]'));

/**
 * The one guard of unsaved work. It asks before a link, back or forward, a button that leads elsewhere
 * (`useConfirmLeave`), a reload or closing the tab discards input. The declarative router has no blocker of its own.
 * Back or forward while a dialog is open closes the dialog, and its page stays.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasUnsaved = useAppSelector(selectHasUnsavedForm);
  const isLostOnReload = useAppSelector(selectIsLostOnReload);
  const [isAsking, setIsAsking] = useUiState('forms/isLeaving', false);
  const leave = useRef<(() => void) | null>(null);

  const confirmLeave = useCallback(
    (go: () => void) => {
      if (!selectHasUnsavedForm(store.getState())) {
        go();
        return;
      }
      leave.current = go;
      setIsAsking(true);
    },
    [store, setIsAsking],
  );

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event, pathname + search);
    if (path === null) return;
    // Before the link's own handler.
    event.preventDefault();
    event.stopPropagation();
    confirmLeave(() => void navigate(path));
  });

  const entry = useRef<number | null>(null);
  useEffect(() => {
    entry.current = entryOf(window.history.state);
  }, [pathname, search]);
  /** History steps that this guard made: back to the entry whose form is unsaved, and the one the user confirmed. */
  const ownSteps = useRef({ toReturn: 0, toLeave: 0 });
  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const own = ownSteps.current;
    if (own.toLeave > 0) {
      own.toLeave -= 1;
      return;
    }
    const { location } = window;
    const isSameAddress = location.pathname + location.search === pathname + search;
    if (own.toReturn > 0) own.toReturn -= 1;
    else {
      const [from, to] = [entry.current, entryOf(event.state)];
      const dialog = topDialog();
      const isGuarded = hasUnsaved || dialog !== undefined;
      if (!isGuarded || from === null || to === null || from === to || isSameAddress) return;
      own.toReturn += 1;
      window.history.go(from - to);
      if (hasUnsaved)
        confirmLeave(() => {
          // These stay open over whatever page comes.
          if (selectOpenModal(store.getState()) !== null) {
            store.dispatch(modalClosed());
            return;
          }
          own.toLeave += 1;
          window.history.go(to - from);
        });
      // On a phone the way back is the way out of what lies over the page.
      else dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    // The router must not see a step that is undone.
    event.stopImmediatePropagation();
  });

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [hasUnsaved]);

  useLayoutEffect(() => {
    // Before the router adds its own: the window calls its listeners in the order in which they were added.
    const listener = (event: PopStateEvent) => onPopState(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    // Only while something would be lost: the listener excludes the page from the back/forward cache.
    if (!isLostOnReload) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => {
      // A reload of our own has settled its forms a moment ago.
      if (selectIsLostOnReload(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isLostOnReload, store]);

  return (
    <ConfirmLeaveContext value={confirmLeave}>
      {children}
      <LeaveDialog
        isOpen={isAsking}
        onLeave={() => {
          setIsAsking(false);
          leave.current?.();
        }}
        onClose={() => setIsAsking(false)}
      />
    </ConfirmLeaveContext>
  );
}
