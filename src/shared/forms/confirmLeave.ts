import { createContext, useContext } from 'react';

/**
 * Asks about unsaved work, if there is some, before `go` is called; without it, and outside of the app, calls it at
 * once.
 */
type ConfirmLeave = (go: () => void) => void;

export const ConfirmLeaveContext = createContext<ConfirmLeave>((go) => go());

/** For buttons that lead elsewhere by `navigate()` or a reload. Links and the way back ask anyway. */
export const useConfirmLeave = (): ConfirmLeave => useContext(ConfirmLeaveContext);
