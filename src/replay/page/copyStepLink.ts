import { addressOfStep } from './useStepInAddress.ts';

/** Whether the browser let us. */
export async function copyStepLink(step: number): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(addressOfStep(step));
    return true;
  } catch {
    return false;
  }
}
