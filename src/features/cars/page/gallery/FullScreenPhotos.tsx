import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { PhotoSlides } from './PhotoSlides.tsx';
import type { SlidesProps } from './PhotoSlides.tsx';

/** Dark in both colour schemes. */
const Room = styled(Dialog)({
  '& .MuiDialog-paper': {
    width: '100%',
    height: '100%',
    borderRadius: 0,
    overflow: 'hidden',
    backgroundColor: '#0b120e',
    color: '#edf3ef',
    colorScheme: 'dark',
  },
});

/** Photos in full screen. The dialog traps the focus and restores it on closing. */
export function FullScreenPhotos(props: SlidesProps) {
  const titleId = useId();
  return (
    <Room open fullScreen onClose={props.onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{props.name}</VisuallyHidden>
      <PhotoSlides {...props} />
    </Room>
  );
}
