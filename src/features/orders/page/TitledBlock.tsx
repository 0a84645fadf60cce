import type { ReactNode } from 'react';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';

/** A block of an order's page, with its title. */
export function TitledBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <OrderBlock>
      <h2>{title}</h2>
      {children}
    </OrderBlock>
  );
}
