import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 16,
  marginBottom: 24,
  [theme.breakpoints.down('md')]: { marginBottom: 16 },
}));

const Actions = styled('div')({ display: 'flex', flex: 'none', alignItems: 'center', gap: 8, marginLeft: 'auto' });

const Note = styled('p')(({ theme }) => ({
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  '[data-on-deep] &': { color: theme.vars.palette.deep.text },
}));

interface Props {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  note?: string;
  /** "See all", arrows: at the right end. */
  children?: ReactNode;
}

/** Heading of a section with a line under it and its actions at the right. */
export function SectionHeading({ title, id, note, children }: Props) {
  return (
    <Row>
      <div>
        <Typography variant="h2" {...(id ? { id } : {})}>
          {title}
        </Typography>
        {note ? <Note>{note}</Note> : null}
      </div>
      {children ? <Actions>{children}</Actions> : null}
    </Row>
  );
}
