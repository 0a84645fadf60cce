import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Shot } from '#contract/calls/cars/cars.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { useGetFleetCarQuery } from '../fleetApi.ts';
import { openEditor, photoMoved, selectFleet, selectHasUnsentPhoto } from '../fleetSlice.ts';
import { makeCarAutosave } from './carAutosave.ts';
import type { CarAutosave } from './carAutosave.ts';
import { formOf, nothingYet, readForm } from './carFields.ts';
import type { CarForm, FieldName, FormPath } from './carFields.ts';
import { fieldsOfCar, inEveryLanguage, namesOfWire } from './wireCar.ts';

export interface CarEditor {
  readonly form: UseFormReturn<CarForm>;
  readonly autosave: CarAutosave;
  /** Photos that the server does not have yet. Unlike the store, it keeps them when the session ends. */
  readonly unsent: Set<Shot>;
  /** Null until there is a draft. */
  readonly car: FleetCar | null;
  /** Shows what the server refused under its fields. */
  readonly showRefusal: (failure: RequestFailure) => void;
  readonly onBlur: () => void;
  /** The first field that holds what cannot be read, which is said under it; null where there is none. */
  readonly findUnread: () => FieldName | null;
  /** Who made the last change elsewhere; null where it was oneself. */
  readonly newsBy: string | null;
}

/** What stood in a form whose session ended. */
interface Left {
  readonly car: FleetCar | null;
  readonly form: CarForm;
  // An earlier build has left neither of these.
  /** Photos that had not arrived: their files are gone. */
  readonly photos?: readonly Shot[];
  readonly isAhead?: boolean;
}

/** The kind of a message that stands in every language until it is heeded in one. */
const oneIsEnough = 'oneIsEnough';

/** The form of one car, which saves itself. `onCreated` is told the id of a draft that came into being. */
export function useCarEditor(first: FleetCar | null, reference: Reference, onCreated: (id: number) => void): CarEditor {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const left = useTypedBefore<Left>('fleet/car');
  // A draft that came into being on this page has the address of a new car.
  const begin = left?.car ?? first;
  const [id, setId] = useState(begin?.id ?? null);
  const car = useGetFleetCarQuery(id === null ? skipToken : { params: { id } }).currentData?.car ?? null;
  const [newsBy, setNewsBy] = useUiState<string | null>('fleet/newsBy', null);
  const codes = useMemo(() => reference.extras.map(({ code }) => code), [reference]);
  const form = useForm<CarForm>({
    defaultValues: left?.form ?? formOf(begin === null ? nothingYet : fieldsOfCar(begin), codes),
  });
  const { phase, contested } = useAppSelector(selectFleet);
  const [isAhead, setIsAhead] = useState(left?.isAhead ?? left !== null);
  useUnsavedForm(isAhead || phase === 'saving', 'page');
  useUnsavedForm(phase === 'failed' || contested.length > 0);
  useUnsavedForm(useAppSelector(selectHasUnsentPhoto));
  const [unsent] = useState(() => new Set<Shot>());

  const showRefusal = ({ fields }: RequestFailure) => {
    // Extras are sent in this order, and refused by their index.
    const { extras } = readForm(form.getValues(), nothingYet).fields;
    for (const [field, message] of Object.entries(fields)) {
      const [, index, part] = /^extras\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const extra = extras[Number(index)];
      const names: readonly (FieldName | FormPath)[] =
        extra === undefined ? namesOfWire(field) : [`extras.${extra.code}.${part === 'most' ? 'most' : 'price'}`];
      for (const name of names) form.setError(name, { type: names.length > 1 ? oneIsEnough : 'server', message });
    }
  };

  const [autosave] = useState(() =>
    makeCarAutosave({
      form,
      first: begin,
      codes,
      dispatch,
      clock,
      onCreated: (draft) => {
        setId(draft.id);
        onCreated(draft.id);
      },
      onPhase: setIsAhead,
      onNews: ({ changes: [change] }) => setNewsBy(change === undefined || change.is_own ? null : change.by),
      onRefused: (failure) => {
        showRefusal(failure);
        if (Object.keys(failure.fields).length === 0)
          dispatch(noticeShown({ tone: 'error', text: failureOf(failure) }));
      },
    }),
  );

  useTypedAfter<Left>('fleet/car', () => {
    const isUnsaved = autosave.isAhead();
    // For the router a draft that came into being here still has the address of a new car.
    const isDraft = first === null && autosave.based() !== null;
    return isUnsaved || isDraft || unsent.size > 0
      ? { car: autosave.based(), form: structuredClone(form.getValues()), photos: [...unsent], isAhead: isUnsaved }
      : null;
  });

  const resume = useEffectEvent(() => {
    if (left === null) return;
    if (first !== null) autosave.receive(first);
    else if (left.car !== null) onCreated(left.car.id);
    autosave.touched();
    for (const shot of left.photos ?? [])
      dispatch(photoMoved({ shot, upload: { phase: 'failed', why: 'sessionOver', canRetry: false } }));
  });

  useEffect(() => {
    dispatch(openEditor());
    resume();
    const onOnline = () => void autosave.flush();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      // What was typed last goes along; nothing is tried again without the form.
      void autosave.flush();
      autosave.stop();
    };
  }, [dispatch, autosave]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, errors = {} }) => {
          if (name === undefined) return;
          // The library names what was typed into, of an extra its price; messages about extras go together.
          for (const typed of namesOfWire(name))
            form.clearErrors(
              inEveryLanguage(typed).filter((one) => one === typed || errors[one]?.type === oneIsEnough),
            );
          autosave.touched();
          setIsAhead(autosave.isAhead());
        },
      }),
    [form, autosave],
  );

  /** Says under each field that holds what cannot be read why, and gives them. */
  const sayUnread = (): FieldName[] => {
    const { problems } = readForm(form.getValues(), nothingYet);
    for (const [path, why] of problems) form.setError(path, { type: 'client', message: t(`wrong.${why}`) });
    return [...problems.keys()].flatMap(namesOfWire);
  };

  return {
    form,
    autosave,
    unsent,
    car,
    newsBy,
    showRefusal,
    findUnread: () => sayUnread()[0] ?? null,
    onBlur: () => {
      sayUnread();
      void autosave.flush();
    },
  };
}
