import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { ChipRow } from './ChipRow.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterOption } from './filterOptions.ts';
import { useToggle } from './useToggle.ts';

interface Props {
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** At most one value. */
  readonly isSingle?: boolean;
  readonly onToggle: (code: string) => void;
}

/** A few short options as chips. */
export function ChipFilter({ title, options, chosen, isSingle = false, onToggle }: Props) {
  const [shown, toggle] = useToggle(chosen, onToggle, isSingle);
  // The lists are loading, or failed to.
  if (options.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <ChipRow>
        {options.map(({ code, name, count }) => (
          <ChoiceChip
            key={code}
            aria-pressed={shown.includes(code)}
            disabled={count === 0 && !shown.includes(code)}
            onClick={() => toggle(code)}
          >
            <span className="label">{name}</span> {count === null ? null : <small className="count">{count}</small>}
          </ChoiceChip>
        ))}
      </ChipRow>
    </FilterGroup>
  );
}
