import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
  readonly placeholder?: string;
  readonly unit?: string;
}

/** A whole number, committed when the typing pauses; empty is none. */
export function NumberInput({ value, onCommit, ...field }: Props) {
  const [draft, setDraft] = useDraft(
    value === null ? '' : String(value),
    (text) => onCommit(text === '' ? null : Number(text)),
    plain,
  );
  return <SmallInput {...field} isNumber value={draft} onChange={(text) => setDraft(text.replace(/\D/g, ''))} />;
}

function plain(text: string): string {
  return text === '' ? '' : String(Number(text));
}
