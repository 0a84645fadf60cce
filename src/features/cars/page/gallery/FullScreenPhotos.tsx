import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { PhotoSlides } from './PhotoSlides.tsx';
import type { SlidesProps } from './PhotoSlides.tsx';

/** A dark room in both schemes: only the picture shines. */
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

/** The pictures alone. The dialog keeps the focus inside and gives it back to what it was opened from. */
export function FullScreenPhotos(props: SlidesProps) {
  const titleId = useId();
  return (
    <Room open fullScreen onClose={props.onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{props.name}</VisuallyHidden>
      <PhotoSlides {...props} />
    </Room>
  );
}
