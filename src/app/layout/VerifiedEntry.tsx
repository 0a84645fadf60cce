import { styled } from '@mui/material/styles';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';

const OwnVerifiedLink = lazyWithRetry(
  async () => (await import('#src/features/verification/VerifiedLink.tsx')).OwnVerifiedLink,
);

/** Kept while it is not known what the button says. */
const Room = styled('div')({ display: 'flex', minHeight: 48, padding: '2px 6px' });

/** A client's verified button. Its code comes when the menu is opened for the first time. */
export function VerifiedEntry({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const isClient = useAppSelector(selectIsClient);
  if (!isClient) return null;
  return (
    <Room>
      {isOpen ? (
        <Optional>
          <OwnVerifiedLink onClick={onClick} />
        </Optional>
      ) : null}
    </Room>
  );
}
