import { useEffect, useRef } from 'react';

/** Elements with keys of their own while they have the focus. */
const typing = 'input:not([type=range]), textarea, select, [contenteditable], dialog, [role=dialog]';
const walking = '[role=slider], [type=range], [role=tab], [role=listbox], [role=radio]';
const pressing = 'button, a, summary, [role=tab]';

export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Single keys of the page, by `KeyboardEvent.key`. A focused field, list or button keeps the keys it needs; with Ctrl,
 * Alt or ⌘ they belong to the browser.
 */
export function useReplayKeys(actions: KeyActions, isOn: boolean): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element))
        return;
      if (target.closest(typing) || (/^(Arrow|Home|End|Page)/.test(key) && target.closest(walking))) return;
      if ((key === ' ' || key === 'Enter') && target.closest(pressing)) return;
      const act = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
