import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useAppDispatch, useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { useGetFleetCarQuery } from '../fleetApi.ts';
import { changedElsewhere, contestSettled, openEditor, saveMoved, selectFleet } from '../fleetSlice.ts';
import { makeCarAutosave } from './carAutosave.ts';
import type { CarAutosave, StoredCar } from './carAutosave.ts';
import { inEveryLanguage, namesOfWire } from './namesOfWire.ts';
import { formOf, nothingYet, readForm } from './carFields.ts';
import type { CarForm, FieldName } from './carFields.ts';
import { cacheCar, carCalls, storedOf } from './wireCar.ts';
import type { FleetCar } from '#contract/calls/fleet.ts';

export interface CarEditor {
  readonly form: UseFormReturn<CarForm>;
  readonly autosave: CarAutosave;
  /** Null until there is a draft. */
  readonly car: FleetCar | null;
  readonly receive: (car: FleetCar) => void;
  readonly settle: (name: FieldName, whose: 'mine' | 'theirs') => void;
  /** Shows messages under their fields; says in a notice what belongs to none. Gives the first field. */
  readonly showRefusal: (failure: RequestFailure) => void;
  readonly onBlur: () => void;
  /** The first field that holds what cannot be read, which is said under it; null where there is none. */
  readonly findUnread: () => FieldName | null;
  /** Who made the last change elsewhere; null where it was oneself. */
  readonly newsBy: string | null;
}

/** What stood in a form whose session ended. */
interface Left {
  readonly inStep: StoredCar | null;
  readonly form: CarForm;
}

/** The kind of a message that stands in every language until it is heeded in one. */
const oneIsEnough = 'oneIsEnough';

/** The form of one car, which writes itself. `onCreated` is told the id of a draft that came into being. */
export function useCarEditor(first: FleetCar | null, reference: Reference, onCreated: (id: number) => void): CarEditor {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const left = useTypedBefore<Left>('fleet/car');
  // A draft that came into being on this page has the address of a new car.
  const begin = left?.inStep ?? (first && storedOf(first));
  const [id, setId] = useState(begin?.id ?? null);
  const car = useGetFleetCarQuery(id === null ? skipToken : { params: { id } }).currentData?.car ?? null;
  const [newsBy, setNewsBy] = useUiState<string | null>('fleet/newsBy', null);
  const codes = useMemo(() => reference.extras.map(({ code }) => code), [reference]);
  const form = useForm<CarForm>({
    defaultValues: left?.form ?? formOf(begin?.fields ?? nothingYet, codes),
  });
  const { phase, contested } = useAppSelector(selectFleet);
  const [isAhead, setIsAhead] = useState(left !== null);
  useUnsavedForm(isAhead || phase === 'saving', 'page');
  useUnsavedForm(phase === 'failed' || contested.length > 0);

  const showMessages = (fields: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(fields)) {
      const names = namesOfWire(field);
      for (const name of names) form.setError(name, { type: names.length > 1 ? oneIsEnough : 'server', message });
    }
  };

  const [autosave] = useState(() => {
    let last = first;
    const calls = carCalls(dispatch, (next) => {
      last = next;
      setId(next.id);
    });
    return makeCarAutosave(
      {
        read: () => form.getValues(),
        show: (fields, names) => {
          const next = formOf(fields, codes);
          for (const name of names) {
            form.setValue(name, next[name]);
            form.clearErrors(name);
          }
        },
        ...calls,
        create: async () => {
          const answer = await calls.create();
          if ('car' in answer) onCreated(answer.car.id);
          return answer;
        },
        onPhase: (next) => {
          dispatch(saveMoved({ phase: next, at: clock.now() }));
          if (next === 'saved') setIsAhead(false);
        },
        onNews: (changed, both) => {
          const [change] = last?.changes ?? [];
          setNewsBy(change === undefined || change.is_own ? null : change.by);
          dispatch(changedElsewhere({ changed, contested: both }));
        },
        onRefused: (failure) => {
          showMessages(failure.fields);
          if (Object.keys(failure.fields).length === 0)
            dispatch(noticeShown({ tone: 'error', text: failureOf(failure) }));
        },
      },
      begin,
    );
  });

  useTypedAfter<Left>('fleet/car', () =>
    autosave.isAhead() ? { inStep: autosave.inStep(), form: structuredClone(form.getValues()) } : null,
  );

  const resume = useEffectEvent(() => {
    if (left === null) return;
    if (first !== null) autosave.receive(storedOf(first));
    else if (left.inStep !== null) onCreated(left.inStep.id);
    autosave.touched();
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
        callback: ({ name }) => {
          if (name === undefined) return;
          // The library names the field that was typed into.
          const typed = name as FieldName;
          const { errors } = form.formState;
          form.clearErrors(inEveryLanguage(typed).filter((one) => one === typed || errors[one]?.type === oneIsEnough));
          setIsAhead(true);
          autosave.touched();
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
    car,
    newsBy,
    receive: (next) => {
      dispatch(cacheCar(next));
      autosave.receive(storedOf(next));
    },
    settle: (name, whose) => {
      dispatch(contestSettled(name));
      autosave.settle(name, whose);
    },
    showRefusal: (failure) => showMessages(failure.fields),
    findUnread: () => sayUnread()[0] ?? null,
    onBlur: () => {
      sayUnread();
      void autosave.flush();
    },
  };
}
