import { styled } from '@mui/material/styles';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { makePart } from '#src/lib/chunks/makePart.ts';
import { usePart } from '#src/lib/chunks/usePart.ts';

const linkPart = makePart(() => import('#src/features/verification/VerifiedLink.tsx'));

/** Kept while it is not known what the button says. */
const Room = styled('div')({ display: 'flex', minHeight: 48, padding: '2px 6px' });

/** A client's verified button. Its code comes when the menu is opened for the first time. */
export function VerifiedEntry({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const isClient = useAppSelector(selectIsClient);
  const { value: part } = usePart(linkPart, isOpen && isClient);
  return isClient ? <Room>{part ? <part.OwnVerifiedLink onClick={onClick} /> : null}</Room> : null;
}
