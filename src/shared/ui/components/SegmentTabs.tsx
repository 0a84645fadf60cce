import { useRef } from 'react';
import type { ElementType, KeyboardEvent } from 'react';
import { Segments } from '../layout/Segments.ts';

interface Props<Value extends string> {
  /** The prefix of the ids: `<id>-<value>` of a tab, `<id>-panel` of its panel. */
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly Icon?: ElementType }[];
  readonly onChange: (value: Value) => void;
}

/** A few tabs, all in sight; arrows go round them. */
export function SegmentTabs<Value extends string>({ id, label, value, options, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const at = options.findIndex((option) => option.value === value);
    const next = options.at((at + step) % options.length);
    if (next === undefined) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.value}`)}`)?.focus();
  };
  return (
    <Segments ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {options.map(({ value: tab, label: name, Icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab === value}
          tabIndex={tab === value ? 0 : -1}
          data-on={tab === value || undefined}
          onClick={() => onChange(tab)}
        >
          {Icon ? <Icon /> : null}
          <span>{name}</span>
        </button>
      ))}
    </Segments>
  );
}
