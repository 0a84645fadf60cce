import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingRight: 24,
  '& > p': { marginTop: 12, color: theme.vars.palette.text.secondary },
  '& > a': { margin: '16px 0 0 -8px' },
}));

const Arrows = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 'auto',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

interface Props {
  id: string;
  title: string;
  note: string;
  more: ReactNode;
  arrows: ReactNode;
}

/** Heading, words and arrows in a column of their own. */
export function LeadColumn({ id, title, note, more, arrows }: Props) {
  return (
    <Column>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <p>{note}</p>
      {more}
      <Arrows>{arrows}</Arrows>
    </Column>
  );
}
