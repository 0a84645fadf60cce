import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';

const Fold = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 52,
    fontSize: '.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // The summary says the same.
  '& legend': { position: 'absolute', width: 1, height: 1, overflow: 'clip', clipPath: 'inset(50%)' },
}));

interface Props {
  /** Key of its state in the store. */
  readonly name: string;
  readonly title: string;
  /** How many of its values narrow the search. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** A filter that few people use: folded to its title, unless the search came with it. */
export function FoldedFilter({ name, title, chosen, children }: Props) {
  const [isOpen, setIsOpen] = useUiState(`search/fold/${name.replaceAll('_', '-')}`, chosen > 0);
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>{chosen > 0 ? `${title} · ${chosen}` : title}</span>
        <ExpandMoreRoundedIcon aria-hidden />
      </summary>
      {children}
    </Fold>
  );
}
