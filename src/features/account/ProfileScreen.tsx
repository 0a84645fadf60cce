import { ProfilePanels } from '#src/features/profile/ProfilePanels.tsx';
import { OwnVerifiedLink } from '#src/features/verification/VerifiedLink.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** A client's own account. */
export default function ProfileScreen() {
  return (
    <AccountFrame>
      <ProfilePanels badge={<OwnVerifiedLink />} />
    </AccountFrame>
  );
}
