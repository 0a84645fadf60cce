import { useEffect } from 'react';

/** The step that the address names; 0 where it names none. */
export function stepInAddress(): number {
  const step = new URLSearchParams(window.location.search).get('step') ?? '';
  return /^\d{1,6}$/.test(step) ? Number(step) : 0;
}

/** The address at a step, to be given to somebody else. */
export function addressOfStep(step: number): string {
  const address = new URL(window.location.href);
  address.search = `?step=${step}`;
  return address.href;
}

/** Browsers let an address change only so often. */
const rest = 150;

/** Once a step has been looked at for a moment it stands in the address: for a reload, and to be copied. */
export function useStepInAddress(step: number): void {
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', addressOfStep(step)), rest);
    return () => clearTimeout(timer);
  }, [step]);
}
