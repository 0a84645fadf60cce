import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
}));

/** Leads from a part of something to the whole it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Back to={to}>
      <ArrowBackRoundedIcon fontSize="small" />
      <span>{children}</span>
    </Back>
  );
}
