import { compare } from '#src/shared/format/compare.ts';
import { FigureTile } from './FigureTile.tsx';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from '#src/features/language/usePercent.ts';

export function OccupancyTile({ label, total }: { label: string; total: Statistics['total'] }) {
  const percent = usePercent();
  const { occupancy, previous } = total;
  return (
    <FigureTile
      label={label}
      than={{
        change: compare(occupancy, previous.occupancy, { as: 'difference' }),
        unit: 'points',
        before: percent(previous.occupancy),
      }}
    >
      {percent(occupancy)}
    </FigureTile>
  );
}
