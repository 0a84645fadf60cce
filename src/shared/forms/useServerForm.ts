import { useRef, useMemo, useCallback, useEffect } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { recordedMessage } from '#src/shared/i18n/recordedMessage.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { selectIsFormBusy, formChanged, formClosed, formOpened } from '#src/shared/store/drafts/formsSlice.ts';
import type { FormState } from '#src/shared/store/drafts/formsSlice.ts';
import { useAppSelector, useAppStore, useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { failureOf } from './failureOf.ts';
import { useKeptFields } from './useKeptFields.ts';

/** With `values` the form resets whenever they change. */
type Beginning<Values extends FieldValues> =
  | { readonly defaultValues: DefaultValues<Values> }
  | { readonly values: Values };

interface Rest<Values extends FieldValues> {
  /** Its key in the store: `auth/login`. */
  readonly name: string;
  /** The step, in a form of several. */
  readonly step?: string;
  /** Every field in the order of the screen: the first wrong one gets the focus. */
  readonly fields: readonly Path<Values>[];
  /** Fields of the answer that the form has under another name. */
  readonly aliases?: Readonly<Record<string, Path<Values>>>;
  /** Checks on the client. */
  readonly check?: (values: Values) => Partial<Record<Path<Values>, string>>;
  /** Makes the call; returns its error, or undefined. */
  readonly send: (values: Values) => Promise<unknown>;
  /**
   * Restores the input for the same user if the session ends before it is sent, without these fields: those that the
   * store may not have. The name then distinguishes this form from every other one of its address. Without a list
   * nothing is stored.
   */
  readonly keepsAllBut?: readonly Path<Values>[];
  /** After an error, before it is shown: for steps and the log. */
  readonly onFailed?: (fields: readonly Path<Values>[], error: unknown) => void;
}

type Options<Values extends FieldValues> = Rest<Values> & Beginning<Values>;

/**
 * A form whose state lives in the component that calls the hook: it keeps its input while its fields are not mounted.
 */
export interface ServerForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: BaseSyntheticEvent) => void;
}

/**
 * A form validated by the server. Messages are shown under their fields, all others as one sentence; the input always
 * stays. A second submit while one runs does nothing.
 */
export function useServerForm<Values extends FieldValues>(options: Options<Values>): ServerForm<Values> {
  const { name, fields, aliases = {}, check, send, keepsAllBut, onFailed } = options;
  const recorded = useRecordedErrors<Values>(name);
  const form = useForm<Values, unknown, Values>({
    ...('values' in options ? { values: options.values } : { defaultValues: options.defaultValues }),
    ...(recorded && { errors: recorded }),
    // The first wrong field of the screen gets the focus, not of the library's list.
    shouldFocusError: false,
    resolver: (values) => {
      const messages = check?.(values) ?? {};
      return Object.keys(messages).length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(messages) };
    },
  });
  const say = useMessage();
  const [failure, setFailure] = useUiState<Message | null>(`forms/${name}`, null);
  const isBusy = useAppSelector((state) => selectIsFormBusy(state, name));
  const record = useFormProgress(name, options.step, form);
  const isRunning = useRef(false);
  useUnsavedForm(form.formState.isDirty);
  useKeptFields(name, form, keepsAllBut ?? null);

  const nameOf = (field: string): Path<Values> | undefined => fields.find((one) => one === field) ?? aliases[field];

  const focusFirst = (wrong: readonly string[]): void => {
    const first = fields.find((field) => wrong.includes(field));
    if (first !== undefined) form.setFocus(first);
  };

  const showError = (error: unknown): void => {
    const { fields: messages, messageTypes = {} } = isRequestFailure(error) ? error : { fields: {} };
    const known = new Map<Path<Values>, { readonly type: string; readonly message: string }>();
    const unknown: string[] = [];
    for (const [answerField, message] of Object.entries(messages)) {
      const field = nameOf(answerField);
      if (field === undefined) unknown.push(message);
      else if (!known.has(field)) known.set(field, { type: messageTypes[answerField] ?? 'server', message });
    }
    onFailed?.([...known.keys()], error);
    for (const [field, wrong] of known) form.setError(field, wrong);
    if (unknown.length > 0) setFailure(serverMessage(unknown.join(' ')));
    else if (known.size === 0) setFailure(failureOf(error));
    // After the step that has the field is on the screen and the button no longer busy.
    setTimeout(() => focusFirst([...known.keys()]));
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      record({ isBusy: true, hasFailed: false });
      const error = await send(values).finally(() => record({ isBusy: false }));
      if (error === undefined) return;
      record({ hasFailed: true });
      showError(error);
    },
    (errors) => {
      setFailure(null);
      focusFirst(Object.keys(errors));
    },
  );

  const submitOnce = async (event: BaseSyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
  return {
    form,
    failure: say(failure),
    isBusy,
    onSubmit: (event: BaseSyntheticEvent) => void submitOnce(event),
  };
}

function errorsOf<Values extends FieldValues>(messages: Partial<Record<Path<Values>, string>>): FieldErrors<Values> {
  const errors = Object.entries(messages).map(([name, message]) => [name, { type: 'client', message }]);
  // The form library wants the shape of the values; every field here is flat.
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/**
 * The wrong fields of the replayed state, with the server's messages where the trace has their codes; undefined outside
 * of a replay.
 */
function useRecordedErrors<Values extends FieldValues>(name: string): FieldErrors<Values> | undefined {
  const { t, i18n: texts } = useTranslation('forms');
  const { isReplay } = useAppStore();
  const wrong = useAppSelector(({ forms }) => (isReplay ? forms[name]?.wrong : undefined));
  return useMemo(() => {
    if (!isReplay) return undefined;
    const errors = Object.entries(wrong ?? {}).map(([field, type]) => [
      field,
      { type, message: recordedMessage(texts, type) ?? t('wrong.recorded') },
    ]);
    // The form library wants the shape of the values; every field here is flat.
    return Object.fromEntries(errors) as FieldErrors<Values>;
  }, [isReplay, wrong, t, texts]);
}

/** Stores the state of a form: which fields were touched, which are wrong. Returns a function that stores the rest. */
function useFormProgress<Values extends FieldValues>(
  name: string,
  step: string | undefined,
  { formState }: UseFormReturn<Values, unknown, Values>,
): (change: Partial<FormState>) => void {
  const dispatch = useAppDispatch();
  const { dirtyFields, touchedFields, errors } = formState;
  const touched = Object.keys({ ...touchedFields, ...dirtyFields })
    .toSorted()
    .join(' ');
  const wrong = Object.entries(errors)
    .map(([field, error]) => `${field}:${typeof error?.type === 'string' ? error.type : 'client'}`)
    .toSorted()
    .join(' ');
  const record = useCallback(
    (change: Partial<FormState>) => {
      dispatch(formChanged({ key: name, change }));
    },
    [dispatch, name],
  );
  useEffect(() => {
    dispatch(formOpened(name));
    return () => {
      dispatch(formClosed(name));
    };
  }, [dispatch, name]);
  useEffect(() => {
    if (step !== undefined) record({ step });
  }, [record, step]);
  useEffect(() => {
    record({ touched: partsOf(touched), wrong: Object.fromEntries(partsOf(wrong).map((each) => pairOf(each))) });
  }, [record, touched, wrong]);
  return record;
}

const partsOf = (list: string): string[] => (list === '' ? [] : list.split(' '));

function pairOf(text: string): readonly [field: string, kind: string] {
  const [field = '', kind = ''] = text.split(':');
  return [field, kind];
}
