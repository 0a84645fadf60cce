import { PasswordPanel } from '#src/features/profile/password/PasswordPanel.tsx';
import { AccountFrame } from './AccountFrame.tsx';

export default function ChangePasswordScreen() {
  return (
    <AccountFrame>
      <PasswordPanel isScreen />
    </AccountFrame>
  );
}
