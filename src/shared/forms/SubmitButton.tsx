import Button from '@mui/material/Button';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useFocusAgain } from '#src/shared/ui/dialogs/useFocusAgain.ts';

interface Props {
  readonly label: string;
  readonly isBusy: boolean;
  /** Why the last try failed, where no field is to blame. */
  readonly failure: string | null;
}

/** Submits the form; an error of the whole form is shown right above it and is read out. */
export function SubmitButton({ label, isBusy, failure }: Props) {
  const button = useFocusAgain(isBusy);
  return (
    <div>
      <FailureNote text={failure} />
      <Button ref={button} type="submit" size="large" fullWidth loading={isBusy}>
        <span>{label}</span>
      </Button>
    </div>
  );
}
