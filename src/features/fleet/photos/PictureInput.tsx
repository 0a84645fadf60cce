import type { Ref } from 'react';

const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  /** Opens the camera at once, where there is one. */
  readonly isCamera?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** The browser's own way to pictures; a button opens it. */
export function PictureInput({ inputRef, label, isCamera = false, onChoose }: Props) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={accepted}
      hidden
      tabIndex={-1}
      aria-label={label}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
