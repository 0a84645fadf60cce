import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** In whose place somebody in the control panel acts: for their own cars, or as an admin for everybody's. */
export function useOwnerSide(): 'owner' | 'admin' {
  return useAppSelector(selectRoles).includes('owner') ? 'owner' : 'admin';
}
