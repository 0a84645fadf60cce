import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateArt } from './StateArt.tsx';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 640,
  margin: '24px auto 0',
  textAlign: 'center',
});

interface Props {
  title: string;
  /** Nothing else is on the screen: this is its heading, below a picture. */
  isScreen?: boolean;
  hasPicture?: boolean;
  text?: string;
  /** The one action, or what else there is to do. */
  children?: ReactNode;
}

/** Nothing to show: one sentence, one action. */
export function EmptyState({ title, isScreen = false, hasPicture = isScreen, text, children }: Props) {
  return (
    <Column>
      {hasPicture ? <StateArt /> : null}
      <Typography variant="h2" component={isScreen ? 'h1' : 'h2'} sx={{ mb: text ? 2.5 : 6 }}>
        {title}
      </Typography>
      {text ? <Typography sx={{ mb: 6, color: 'text.secondary' }}>{text}</Typography> : null}
      {children}
    </Column>
  );
}
