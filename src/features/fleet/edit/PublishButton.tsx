import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { useFocusAgain } from '#src/ui/useFocusAgain.ts';
import { fleetApi } from '../fleetApi.ts';
import { firstOf } from './firstOf.ts';
import { showField, showSection } from './showField.ts';
import type { CarEditor } from './useCarEditor.ts';

/** Brings the car to the market, or what changed to its page. What is missing is named under its fields. */
export function PublishButton({ editor }: { editor: CarEditor }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const button = useFocusAgain(isBusy);
  const isLive = editor.car?.status === 'active';

  const say = (tone: 'success' | 'error', text: string) => dispatch(noticeShown({ id: 'publish', tone, text }));

  const publish = async (): Promise<void> => {
    editor.onBlur();
    const stored = await editor.desk.ensureCar();
    const end = await editor.desk.flush();
    if (stored === null || end === 'failed') return void say('error', t('publish.failed'));
    if (isLive && end === 'saved') return void say('success', t('publish.updated'));
    const request = fleetApi.endpoints.updateFleetCar.initiate(
      { params: { id: stored.id }, body: { is_active: true } },
      { track: false },
    );
    const { data, error } = await dispatch(request);
    if (data !== undefined) {
      const isNew = editor.car?.status !== 'inactive';
      editor.receive(data.car);
      return void say('success', t(isNew ? 'publish.added' : 'publish.updated'));
    }
    if (!isRequestFailure(error) || error.status !== 422) return void say('error', failureText(error));
    editor.showRefusal(error);
    const first = firstOf(error.fields);
    if (first === 'images') showSection('images');
    else if (first !== null) showField(first);
    return void say('error', t('publish.incomplete'));
  };

  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await publish();
    setIsBusy(false);
  };
  return (
    <Button ref={button} loading={isBusy} onClick={() => void press()}>
      {t(isLive ? 'publish.update' : 'publish.publish')}
    </Button>
  );
}
