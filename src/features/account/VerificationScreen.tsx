import { VerificationPanels } from '#src/features/verification/VerificationPanels.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** How a client shows who they are. */
export default function VerificationScreen() {
  return (
    <AccountFrame>
      <VerificationPanels />
    </AccountFrame>
  );
}
