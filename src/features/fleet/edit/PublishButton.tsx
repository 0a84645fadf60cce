import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useFocusAgain } from '#src/shared/ui/dialogs/useFocusAgain.ts';
import { fleetApi } from '../fleetApi.ts';
import type { FieldName } from './carFields.ts';
import { fieldsOf, sectionNames, showField, showSection } from './sections.ts';
import type { CarEditor } from './useCarEditor.ts';
import { namesOfWire } from './wireCar.ts';

/** Brings the car to the market, or what changed to its page. What is missing is named under its fields. */
export function PublishButton({ editor }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('fleet/publish', false);
  const button = useFocusAgain(isBusy);
  const isLive = editor.car?.status === 'active';

  const tell = (tone: 'success' | 'error', text: Message) => dispatch(noticeShown({ id: 'publish', tone, text }));

  const publish = async (): Promise<void> => {
    editor.onBlur();
    // What cannot be read is not sent: to say that all of it was would be untrue.
    const unread = editor.findUnread();
    if (unread !== null) {
      showField(unread);
      return void tell('error', { key: 'fleet:publish.unread' });
    }
    const stored = await editor.autosave.ensureCar();
    const end = await editor.autosave.flush();
    if (stored === null || end === 'failed') return void tell('error', { key: 'fleet:publish.failed' });
    const [left] = editor.autosave.unsaved();
    if (left !== undefined) {
      showField(left);
      return void tell('error', { key: 'fleet:publish.unread' });
    }
    if (isLive && end === 'saved') return void tell('success', { key: 'fleet:publish.updated' });
    const request = fleetApi.endpoints.updateFleetCar.initiate(
      { params: { id: stored.id }, body: { is_active: true } },
      { track: false },
    );
    const { data, error } = await dispatch(request);
    if (data !== undefined) {
      const isNew = editor.car?.status !== 'inactive';
      editor.autosave.receive(data.car);
      return void tell('success', { key: isNew ? 'fleet:publish.added' : 'fleet:publish.updated' });
    }
    if (!isRequestFailure(error) || error.status !== 422) return void tell('error', failureOf(error));
    editor.showRefusal(error);
    const first = firstOf(error.fields);
    if (first === 'images') showSection('images');
    else if (first !== null) showField(first);
    return void tell('error', { key: 'fleet:publish.incomplete' });
  };

  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await publish();
    setIsBusy(false);
  };
  return (
    <Button ref={button} loading={isBusy} onClick={() => void press()}>
      <span>{t(isLive ? 'publish.update' : 'publish.publish')}</span>
    </Button>
  );
}

/** The first thing on the screen that an answer blames: a field, the photos, or nothing that is shown. */
function firstOf(fields: Readonly<Record<string, string>>): FieldName | 'images' | null {
  const blamed = Object.keys(fields).flatMap(namesOfWire);
  for (const section of sectionNames) {
    if (section === 'images' && 'images' in fields) return 'images';
    const name = fieldsOf(section).find((one) => blamed.includes(one));
    if (name !== undefined) return name;
  }
  return null;
}
