import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { compare } from '#src/shared/format/compare.ts';
import { FigureTile } from './FigureTile.tsx';
import type { Statistics } from './statisticsApi.ts';

/** Earnings of the cars, after commission. */
export function EarnedTile({ label, total }: { label: string; total: Statistics['total'] }) {
  const language = useAppSelector(selectLanguage);
  const { net, previous } = total;
  return (
    <FigureTile
      label={label}
      than={{
        change: compare(net, previous.net, { as: 'percent' }),
        unit: 'percent',
        before: formatGel(previous.net, language),
      }}
    >
      <Gel tetri={net} />
    </FigureTile>
  );
}
