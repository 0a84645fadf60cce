import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { mockCode } from '#mocks/handlers/registration.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { logIn } from '#src/features/auth/logIn.ts';
import { blocksApi } from '#src/features/blocks/blocksApi.ts';
import { removeBlock, saveBlock } from '#src/features/blocks/calendar/useBlockChanges.ts';
import { fleetApi } from '#src/features/fleet/fleetApi.ts';
import {
  changedElsewhere,
  contestSettled,
  newsRead,
  openEditor,
  photoMoved,
  photoSettled,
  saveMoved,
  sectionSeen,
} from '#src/features/fleet/fleetSlice.ts';
import { emptyOwner } from '#src/features/registration/owner/ownerPayload.ts';
import { checkOwner, registerOwner } from '#src/features/registration/owner/useOwnerForm.ts';
import { registrationApi } from '#src/features/registration/registrationApi.ts';
import { codeSent, detailsAccepted, registered, wentBack } from '#src/features/registration/registrationSlice.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { formSettled, formTouched } from '#src/shared/store/drafts/unsavedSlice.ts';
import { go, settle } from './journey.ts';
import type { Journey } from './journey.ts';

export const ownerRegistration: Journey = async (store) => {
  const { dispatch, clock } = store;
  go(store, '/');
  dispatch(modalOpened({ kind: 'registration', tab: 'owner' }));
  dispatch(formTouched('owner'));
  const values = {
    ...emptyOwner,
    name: 'Ketevan',
    surname: 'Lomidze',
    identity_number: '01001000001',
    phone: '+995555123456',
    physical_address: 'Rustaveli 1',
    city_id: 1,
    iban: 'GE29NB0000000101904917',
    email: 'ketevan@gza.test',
    password: 'a-long-road',
    password_confirmation: 'a-long-road',
    agreed: true,
  };
  server.use(handlerOf('checkPhysicalOwner', () => refuseFields({ iban: 'Look at it again.' })));
  await dispatch(checkOwner(values));
  server.resetHandlers();
  await dispatch(checkOwner(values));
  const sent = () => ({ address: values.email, sentAt: Math.round(clock.now()) });
  dispatch(detailsAccepted(sent()));
  dispatch(wentBack());
  dispatch(detailsAccepted(sent()));
  await dispatch(registrationApi.endpoints.sendCode.initiate({ body: { address: values.email } }, { track: false }));
  dispatch(codeSent({ ...sent(), address: 'other@gza.test' }));
  await dispatch(registerOwner({ ...values, code: '000000' }));
  await dispatch(registerOwner({ ...values, code: mockCode }));
  dispatch(registered());
  dispatch(formSettled('owner'));
  dispatch(modalClosed());
};

export const carAndCalendar: Journey = async (store) => {
  const { dispatch } = store;
  const email = 'owner@gza.test';
  await dispatch(logIn({ email, password: demoUsers[email]?.password ?? '' }));
  go(store, '/admin/cars/:id', { id: '1' });
  await dispatch(fleetApi.endpoints.listFleetCars.initiate({ query: {} }));
  await dispatch(fleetApi.endpoints.getFleetCar.initiate({ params: { id: 1 } }));
  dispatch(openEditor());
  dispatch(sectionSeen('images'));
  dispatch(saveMoved({ phase: 'saving', at: 0 }));
  await dispatch(
    fleetApi.endpoints.updateFleetCar.initiate({ params: { id: 1 }, body: { seats: 5 } }, { track: false }),
  );
  dispatch(saveMoved({ phase: 'saved', at: Math.round(store.clock.now()) }));
  dispatch(changedElsewhere({ changed: ['extras', 'seats'], contested: ['extras'] }));
  dispatch(changedElsewhere({ changed: ['extras', 'deposit'], contested: [] }));
  dispatch(contestSettled('extras'));
  dispatch(newsRead());
  dispatch(photoMoved({ shot: 'front', upload: { phase: 'sending', percent: 50 } }));
  dispatch(photoMoved({ shot: 'front', upload: { phase: 'failed', why: 'connection', canRetry: true } }));
  dispatch(photoSettled('front'));
  go(store, '/admin/calendar');
  const days = { from: '2027-05-01', to: '2027-05-31' };
  await dispatch(blocksApi.endpoints.getFleetCalendar.initiate({ query: days }));
  await dispatch(blocksApi.endpoints.listCarBlocks.initiate({ params: { id: 1 }, query: {} }));
  const span = { from: '2027-05-03T00:00', to: '2027-05-06T00:00' };
  const { block } = await dispatch(saveBlock({ blockId: null, carId: 1, span, kind: 'owner', note: '' }));
  await settle(store);
  server.use(handlerOf('deleteBlock', () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  await dispatch(removeBlock(block?.id ?? 0));
  server.resetHandlers();
  await dispatch(removeBlock(block?.id ?? 0));
  await settle(store);
};
