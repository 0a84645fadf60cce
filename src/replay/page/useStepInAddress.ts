import { useEffect } from 'react';

/** The step that the address names; 0 where it names none. */
export function stepInAddress(): number {
  const step = new URLSearchParams(window.location.search).get('step') ?? '';
  return /^\d{1,6}$/.test(step) ? Number(step) : 0;
}

/** The address at a step, for sharing. */
export function addressOfStep(step: number): string {
  const address = new URL(window.location.href);
  address.search = `?step=${step}`;
  return address.href;
}

/** Browsers let an address change only so often. */
const rest = 150;

/** A step that stays on the screen for a moment is written to the address: for a reload, and to be copied. */
export function useStepInAddress(step: number): void {
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', addressOfStep(step)), rest);
    return () => clearTimeout(timer);
  }, [step]);
}
