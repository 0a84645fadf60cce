import { useEffect, useRef } from 'react';
import type { Shot } from '#contract/calls/cars/cars.ts';
import { isBelow, LEAST_PHOTO } from '#contract/domain/pictures.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { closePicture, finishPicture, openPicture } from '#src/shared/lib/chosenPicture.ts';
import type { ChosenPicture } from '#src/shared/lib/chosenPicture.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import type { CarEditor } from '../edit/useCarEditor.ts';
import { fleetApi } from '../fleetApi.ts';
import { photoMoved, photoSettled, selectFleet } from '../fleetSlice.ts';
import type { PhotoFailure, PhotoUpload } from '../fleetSlice.ts';

interface Waiting {
  readonly picture: ChosenPicture;
  abort: () => void;
}

export interface PhotoUploads {
  readonly uploadOf: (shot: Shot) => PhotoUpload | null;
  /** URL of a photo that is not uploaded yet. */
  readonly previewOf: (shot: Shot) => string | null;
  readonly send: (shot: Shot, file: File) => Promise<void>;
  readonly retry: (shot: Shot) => void;
  /** Aborts an upload, or discards a failed one. */
  readonly drop: (shot: Shot) => void;
}

/**
 * Sends the photos of a car one after another: together they would share a slow network, and none would arrive in the
 * time that the server grants. What did not arrive stays for another try, until the editor is left.
 */
export function usePhotoUploads({ autosave, unsent }: Pick<CarEditor, 'autosave' | 'unsent'>): PhotoUploads {
  const dispatch = useAppDispatch();
  const { uploads } = useAppSelector(selectFleet);
  const waiting = useRef(new Map<Shot, Waiting>());
  const isHere = useRef(true);
  /** Resolves when all before are uploaded, or have failed. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const all = waiting.current;
    isHere.current = true;
    return () => {
      isHere.current = false;
      for (const item of all.values()) {
        item.abort();
        closePicture(item.picture);
      }
      // What still comes is about no photo of the next editor.
      all.clear();
    };
  }, []);

  const move = (shot: Shot, upload: PhotoUpload) => dispatch(photoMoved({ shot, upload }));
  const forget = (shot: Shot) => {
    const item = waiting.current.get(shot);
    waiting.current.delete(shot);
    unsent.delete(shot);
    if (item) closePicture(item.picture);
    dispatch(photoSettled(shot));
  };
  const fail = (shot: Shot, why: PhotoFailure, canRetry: boolean) => move(shot, { phase: 'failed', why, canRetry });

  /** The place is taken before the photo is read: the first one chosen becomes the main one. */
  const inTurn = (work: (turn: Promise<unknown>) => Promise<void>): Promise<void> => {
    const turn = queue.current;
    const working = work(turn);
    queue.current = Promise.allSettled([turn, working]);
    return working;
  };

  async function start(shot: Shot, item: Waiting, turn: Promise<unknown>): Promise<void> {
    move(shot, { phase: 'sending', percent: 0 });
    const isGone = () => waiting.current.get(shot) !== item;
    const car = await autosave.ensureCar();
    if (isGone()) return;
    if (car === null) {
      fail(shot, 'connection', true);
      return;
    }
    const file = await finishPicture(item.picture, 0);
    await turn;
    if (isGone()) return;
    let reported = 0;
    const onProgress = (share: number) => {
      const percent = Math.round(share * 100);
      if (percent === reported || isGone()) return;
      reported = percent;
      move(shot, { phase: 'sending', percent });
    };
    const request = dispatch(
      sendSealed(fleetApi.endpoints.saveCarImage, { params: { id: car.id, shot }, body: { file }, onProgress }),
    );
    item.abort = () => request.abort();
    const { data, error } = await request;
    if (isGone()) return;
    if (data === undefined) {
      fail(shot, failureOf(error), true);
      return;
    }
    autosave.receive(data.car);
    forget(shot);
  }

  return {
    uploadOf: (shot) => uploads[shot] ?? null,
    previewOf: (shot) => waiting.current.get(shot)?.picture.url ?? null,
    send: (shot, file) =>
      inTurn(async (turn) => {
        const picture = await openPicture(file);
        if (!isHere.current) {
          if (typeof picture !== 'string') closePicture(picture);
          return;
        }
        if (typeof picture === 'string') {
          fail(shot, picture, false);
          return;
        }
        if (picture.bitmap !== null && isBelow(LEAST_PHOTO, picture.bitmap)) {
          closePicture(picture);
          fail(shot, 'small', false);
          return;
        }
        waiting.current.get(shot)?.abort();
        const item: Waiting = { picture, abort: () => undefined };
        waiting.current.set(shot, item);
        unsent.add(shot);
        await start(shot, item, turn);
      }),
    retry: (shot) => {
      const item = waiting.current.get(shot);
      if (item) void inTurn((turn) => start(shot, item, turn));
    },
    drop: (shot) => {
      const item = waiting.current.get(shot);
      forget(shot);
      item?.abort();
    },
  };
}

function failureOf(error: unknown): PhotoFailure {
  if (!isRequestFailure(error) || error.status === 0) return 'connection';
  if (error.status === 413) return 'large';
  if (error.status === 415) return 'unreadable';
  if (error.status === 429) return 'tooMany';
  const message = error.fields['file'] ?? error.message;
  return message === null ? 'other' : { told: message };
}
