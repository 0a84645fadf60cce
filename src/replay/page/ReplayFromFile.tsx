import FileOpenOutlinedIcon from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useReducer, useRef } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import type { OpenedTrace } from '../openedTrace.ts';
import { openTrace } from '../openTrace.ts';
import { largestTrace } from '../readBounded.ts';
import type { Refusal } from '../readBounded.ts';
import { TracePlayer } from './TracePlayer.tsx';

const Drop = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  maxWidth: 640,
  margin: '8vh auto 0',
  padding: '48px 24px',
  border: `2px dashed ${theme.vars.palette.outline}`,
  textAlign: 'center',
  '& > svg': { width: 48, height: 48, color: theme.vars.palette.primary.main },
  '& > p': { color: theme.vars.palette.text.secondary },
  '[data-over] > &': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primary.soft },
}));

interface FromFile {
  readonly file: ReadFile | null;
  readonly isReading: boolean;
  readonly isOver: boolean;
  /** The number of opened files: each has a player of its own. */
  readonly count: number;
}

type Event = Partial<Omit<FromFile, 'count'>>;

const next = (now: FromFile, event: Event): FromFile => ({
  ...now,
  ...event,
  count: now.count + (event.file ? 1 : 0),
});

/** A trace from a file: chosen, or dropped anywhere on the page. It never leaves this browser. */
export function ReplayFromFile() {
  const { t } = useTranslation('support');
  const [{ file, isReading, isOver, count }, update] = useReducer(next, {
    file: null,
    isReading: false,
    isOver: false,
    count: 0,
  });
  const chooser = useRef<HTMLInputElement>(null);

  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    update({ isReading: true });
    update({ file: await readTraceFile(chosen), isReading: false });
  };
  const drop = {
    ...(isOver && { 'data-over': '' }),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      update({ isOver: true });
    },
    onDragLeave: () => update({ isOver: false }),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      update({ isOver: false });
      void open(event.dataTransfer.files[0]);
    },
  };
  const choose = (
    <>
      <VisuallyHidden
        as="input"
        ref={chooser}
        {...{ type: 'file', accept: '.json,application/json', tabIndex: -1, 'aria-hidden': true }}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          void open(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button variant="outlined" loading={isReading} onClick={() => chooser.current?.click()}>
        <span>{t(file === null ? 'replay.file.choose' : 'replay.file.another')}</span>
      </Button>
    </>
  );

  if (file !== null && 'trace' in file) {
    return (
      <div {...drop}>
        <TracePlayer key={count} trace={file.trace} title={file.name} lead="">
          {choose}
        </TracePlayer>
      </div>
    );
  }
  const refusal = file === null ? null : t(`replay.file.refusals.${file.refusal}`);
  return (
    <div {...drop}>
      <title>{`${t('replay.title')} · Gza`}</title>
      <Drop aria-busy={isReading}>
        <FileOpenOutlinedIcon />
        <Typography variant="h1">{t('replay.file.title')}</Typography>
        <p>{t('replay.file.text')}</p>
        <FailureNote text={refusal === null ? null : `${file?.name}: ${refusal}`} />
        {choose}
      </Drop>
    </div>
  );
}

type ReadFile =
  | { readonly name: string; readonly trace: OpenedTrace }
  | { readonly name: string; readonly refusal: Refusal | 'unreadable' };

/** A file that is too large is not even read: a character is a byte at least. */
async function readTraceFile(file: File): Promise<ReadFile> {
  const { name, size } = file;
  if (size > largestTrace * 3) return { name, refusal: 'tooBig' };
  try {
    return { name, ...openTrace(await file.text()) };
  } catch {
    // It was moved or deleted after it was chosen.
    return { name, refusal: 'unreadable' };
  }
}
