import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** The role of the user in the control panel: an owner for their own cars, or an admin for all. */
export function useOwnerSide(): 'owner' | 'admin' {
  return useAppSelector(selectRoles).includes('owner') ? 'owner' : 'admin';
}
