import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { logFailure } from '#src/lib/log.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { browserNetwork } from '../chunks/browserNetwork.ts';
import { retrying } from '../chunks/retrying.ts';

const loadPart = () => import('#src/features/verification/VerifiedLink.tsx');
type Part = Awaited<ReturnType<typeof loadPart>>;

/** Kept while it is not known what the button says. */
const Room = styled('div')({ display: 'flex', minHeight: 48, padding: '2px 6px' });

/** A client's verified button. Its code comes when the menu is opened for the first time. */
export function VerifiedEntry({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const isClient = useAppSelector(selectIsClient);
  const [part, setPart] = useState<Part | null>(null);
  const isWanted = isOpen && isClient && part === null;
  useEffect(() => {
    if (!isWanted) return;
    retrying(loadPart, browserNetwork).then(setPart, (error: unknown) =>
      logFailure('The verified button could not be loaded', error),
    );
  }, [isWanted]);
  return isClient ? <Room>{part ? <part.OwnVerifiedLink onClick={onClick} /> : null}</Room> : null;
}
