import { useLayoutEffect } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';

/** Only who uses a passkey loads it. */
export const passkeyLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Whether this browser has passkeys: without https, and in old ones, there are none. In the store, for a replay elsewhere. */
export function useHasPasskeys(key: string): boolean {
  const [has, setHas] = useUiState(key, false);
  useLayoutEffect(() => setHas(typeof window.PublicKeyCredential === 'function'));
  return has;
}

/** By the user, or because no device answered in time: nothing that they have to be told. */
export const isCancelled = (error: unknown): boolean =>
  isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError');

/** This device has a passkey of the account already. */
export const isMadeAlready = (error: unknown): boolean => isNamed(error, 'InvalidStateError');

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
