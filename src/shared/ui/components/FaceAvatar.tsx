import { styled } from '@mui/material/styles';
import { InitialAvatar } from './InitialAvatar.tsx';

interface Props {
  readonly name: string;
  /** Picks the colour of the initial. */
  readonly seed: number;
  /** Address of the picture; null without one. */
  readonly picture: string | null;
  /** Pixels of a side. */
  readonly size: number;
}

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.mist,
}));

const Initial = styled(InitialAvatar, { shouldForwardProp: (name) => name !== 'size' })<{ size: number }>(
  ({ size }) => ({ width: size, height: size, fontSize: size / 2.8 }),
);

/** A person's or a company's picture, or their initial. The name stands beside it, so it has no text of its own. */
export function FaceAvatar({ name, seed, picture, size }: Props) {
  if (picture === null) return <Initial name={name} seed={seed} size={size} />;
  return <Photo src={picture} alt="" width={size} height={size} />;
}
