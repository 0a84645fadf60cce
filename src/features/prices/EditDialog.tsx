import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';
import { LeaveDialog } from '#src/shared/ui/dialogs/LeaveDialog.tsx';

interface Props extends ComponentProps<typeof AnchoredDialog> {
  /** Its key in the store: `prices/season`. */
  readonly name: string;
}

/** A form anchored to what it edits: a touch outside does not discard input without a question. */
export function EditDialog({ name, children, ...dialog }: Props) {
  const { isOpen, onClose } = dialog;
  const [isTouched, setIsTouched] = useUiState(`${name}/touched`, false);
  const [isAsking, setIsAsking] = useUiState(`${name}/leave`, false);
  useUnsavedForm(isOpen && isTouched);
  useEffect(() => {
    if (isOpen) return;
    setIsTouched(false);
    setIsAsking(false);
  }, [isOpen, setIsTouched, setIsAsking]);
  return (
    <>
      <AnchoredDialog {...dialog} onClose={() => (isTouched ? setIsAsking(true) : onClose())}>
        <div onChange={() => setIsTouched(true)}>{children}</div>
      </AnchoredDialog>
      <LeaveDialog isOpen={isAsking && isOpen} onLeave={onClose} onClose={() => setIsAsking(false)} />
    </>
  );
}
