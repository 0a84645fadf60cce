import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';

const Others = styled('details')(({ theme }) => ({
  marginTop: 14,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    fontSize: '.9375rem',
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '&[open] > summary': { marginBottom: 6, '& svg': { transform: 'rotate(180deg)' } },
}));

interface Props {
  /** Key of its state in the store. */
  readonly stateKey: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapsed terms. */
export function MoreTerms({ stateKey, title, children }: Props) {
  const [isOpen, setIsOpen] = useUiState(stateKey, false);
  return (
    <Others open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {title}
        <ExpandMoreRoundedIcon />
      </summary>
      {children}
    </Others>
  );
}
