import { useEffect, useEffectEvent } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shot, Picture } from '#contract/calls/cars/cars.ts';
import { shots } from '#contract/domain/pictures.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Section } from '../edit/Section.tsx';
import type { CarEditor } from '../edit/useCarEditor.ts';
import { fleetApi } from '../fleetApi.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import { placeFiles } from './placeFiles.ts';
import { Slots } from './slot.styles.ts';
import type { SlotAction } from './SlotMenu.tsx';
import { usePhotoUploads } from './usePhotoUploads.ts';
import { useSlotDrag } from './useSlotDrag.ts';

/** URL of a picture in its largest size. */
const largestOf = ({ srcset, url }: Picture): string =>
  srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .reduce<{ address: string; width: number }>(
      (best, [address = '', size = '']) =>
        Number.parseInt(size, 10) > best.width ? { address, width: Number.parseInt(size, 10) } : best,
      { address: url, width: 0 },
    ).address;

const CutDialog = lazyDialog(async () => (await import('./CutDialog.tsx')).CutDialog);

/** The six photos: drop, paste, choose or take; move, crop, replace and delete. */
export function Photos({ editor }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const uploads = usePhotoUploads(editor);
  const actions = usePhotoActions(editor);
  const drag = useSlotDrag((from, to) => void actions.swap(from, to));
  const [openAction, setOpenAction] = useUiState<{ readonly action: 'cut' | 'delete'; readonly shot: Shot } | null>(
    'fleet/photo',
    null,
    { privacy: 'keep' },
  );
  const images = editor.car?.images ?? [];
  const pictureOf = (shot: Shot) => images.find((image) => image.shot === shot) ?? null;

  const place = (files: readonly File[], at: Shot | null) => {
    const isTaken = (shot: Shot) => pictureOf(shot) !== null || uploads.uploadOf(shot) !== null;
    const { placed, left } = placeFiles(files, shots, isTaken, at);
    for (const { shot, file } of placed) void uploads.send(shot, file);
    if (left > 0)
      dispatch(noticeShown({ tone: 'info', text: { key: 'fleet:photos.tooMany', values: { count: left } } }));
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    place(files, null);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const onDropFiles = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    // The drop target is inside a slot.
    const slot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shot]') : null;
    // Each is tried: not every system knows the type of a photo, and what is none says so in its slot.
    place([...event.dataTransfer.files], shots.find((shot) => shot === slot?.dataset['shot']) ?? null);
  };

  const act = (shot: Shot, action: SlotAction) => {
    if (action === 'main') void actions.makeMain(shot);
    else if (action !== 'replace') setOpenAction({ action, shot });
  };
  const cutFrom = openAction?.action === 'cut' ? pictureOf(openAction.shot) : null;
  const { lifted } = drag;
  return (
    <Section
      name="images"
      end={
        <StatusChip data-tone={images.length === 6 ? 'ok' : 'wait'}>
          {t('photos.count', { count: images.length })}
        </StatusChip>
      }
    >
      <Slots data-slots="" onDragOver={(event) => event.preventDefault()} onDrop={onDropFiles}>
        {shots.map((shot) => (
          <PhotoSlot
            key={shot}
            shot={shot}
            picture={pictureOf(shot)}
            isMain={pictureOf(shot)?.is_main ?? false}
            upload={uploads.uploadOf(shot)}
            preview={uploads.previewOf(shot)}
            drag={drag}
            onFiles={(files) => place(files, shot)}
            onRetry={() => uploads.retry(shot)}
            onDrop={() => uploads.drop(shot)}
            onAction={(action) => act(shot, action)}
          />
        ))}
      </Slots>
      <VisuallyHidden id="photos-keys">{t('photos.keys')}</VisuallyHidden>
      <VisuallyHidden as="output">
        {lifted?.by === 'keys'
          ? t('photos.lifted', { shot: t(`shots.${lifted.shot}`), place: t(`shots.${lifted.over}`) })
          : ''}
      </VisuallyHidden>
      {openAction !== null && cutFrom !== null ? (
        <CutDialog
          address={largestOf(cutFrom)}
          name={t(`shots.${openAction.shot}`)}
          onClose={() => setOpenAction(null)}
          onSend={(file) => {
            setOpenAction(null);
            void uploads.send(openAction.shot, file);
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={openAction?.action === 'delete'}
        title={t('photos.sure')}
        confirm={t('photos.actions.delete')}
        dismiss={t('edit.cancel')}
        isHarmful
        onConfirm={() => {
          if (openAction !== null) void actions.remove(openAction.shot);
          setOpenAction(null);
        }}
        onClose={() => setOpenAction(null)}
      >
        {t('photos.sureText')}
      </ConfirmDialog>
    </Section>
  );
}

const untracked = { track: false } as const;

/** Actions for uploaded photos, each with a notice of the result. */
function usePhotoActions({ car, autosave }: CarEditor) {
  const dispatch = useAppDispatch();
  const { chooseMainImage, removeCarImage, swapCarImages } = fleetApi.endpoints;

  const notify = (
    { data, error }: { data?: { car: NonNullable<CarEditor['car']> } | undefined; error?: unknown },
    done?: Message,
  ) => {
    if (data === undefined) {
      dispatch(noticeShown({ tone: 'error', text: failureOf(error) }));
      return;
    }
    autosave.receive(data.car);
    if (done !== undefined) dispatch(noticeShown({ tone: 'success', text: done }));
  };

  return {
    makeMain: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      notify(await dispatch(chooseMainImage.initiate({ params: { id: car.id }, body: { shot } }, untracked)), {
        key: 'fleet:photos.mainChanged',
      });
    },
    remove: async (shot: Shot): Promise<void> => {
      if (car === null) return;
      notify(await dispatch(removeCarImage.initiate({ params: { id: car.id, shot } }, untracked)), {
        key: 'fleet:photos.deleted',
      });
    },
    swap: async (from: Shot, to: Shot): Promise<void> => {
      if (car === null) return;
      notify(await dispatch(swapCarImages.initiate({ params: { id: car.id }, body: { from, to } }, untracked)));
    },
  };
}
