import { useState } from 'react';
import { AddressStep } from './AddressStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Two steps: the address, then the code with a new password. Closing the dialog forgets both. */
export default function RecoveryDialog() {
  const [address, setAddress] = useState<string | null>(null);
  return address === null ? <AddressStep onSent={setAddress} /> : <PasswordStep address={address} />;
}
