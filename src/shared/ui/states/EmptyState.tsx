import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateArt } from './StateArt.ts';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 640,
  margin: '24px auto 0',
  textAlign: 'center',
});

interface Props {
  picture?: { src: string; width: number; height: number };
  title: string;
  /** Where nothing else is on the screen, this is its heading. */
  isScreen?: boolean;
  text?: string;
  /** The one action, or what else there is to do. */
  children?: ReactNode;
}

/** Nothing to show: a picture, one sentence, one action. */
export function EmptyState({ picture, title, isScreen = false, text, children }: Props) {
  return (
    <Column>
      {picture ? <StateArt {...picture} alt="" /> : null}
      <Typography variant="h2" component={isScreen ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {text ? <Typography sx={{ mt: 2.5, mb: 6, color: 'text.secondary' }}>{text}</Typography> : null}
      {children}
    </Column>
  );
}
