import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';

const Block = styled(OrderBlock)(({ theme }) => ({
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    margin: '-10px 0',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > h2': { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    '& > svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '& > details[open] > summary': { marginBottom: 4, '& > svg': { transform: 'rotate(180deg)' } },
}));

interface Props {
  /** Of its state in the store. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A block of an order that is read when needed: only its title until it is opened. */
export function FoldedBlock({ name, title, children }: Props) {
  const [isOpen, setIsOpen] = useUiState(`orders/${name}`, false);
  return (
    <Block>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
          <ExpandMoreRoundedIcon />
        </summary>
        {children}
      </details>
    </Block>
  );
}
