import { styled } from '@mui/material/styles';

/** For screen readers only. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  // Not hidden: the browser would process each of them on every scroll of the page, as what scrolls itself.
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(unseen);
