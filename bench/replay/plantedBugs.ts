/** A small mistake in one file, and the action of a golden trace at which it has to show first. */
export interface PlantedBug {
  readonly file: string;
  readonly right: string;
  /** Of several that read the same, the first one is changed. */
  readonly wrong: string;
  readonly trace: string;
  /** Its type; of a request with the endpoint after it. */
  readonly at: string;
}

/** Right, wrong, trace, and where it shows. */
type Row = readonly [right: string, wrong: string, trace: string, at: string];

const [login, registration, order, chat] = [
  'failedThenSuccessfulLogin',
  'ownerRegistration',
  'searchToPaidOrder',
  'chatWithLostNetwork',
];
const [verification, chunk, car] = ['verificationUpload', 'chunkFailure', 'carAndCalendar'];
const [pending, fulfilled, written] = [
  'api/executeQuery/pending',
  'api/executeQuery/fulfilled',
  'api/executeMutation/fulfilled',
];

const table: Readonly<Record<string, readonly Row[]>> = {
  'src/features/auth/authSlice.ts': [
    ['current: payload,', "current: payload, ending: 'left',", login, 'auth/loggedIn'],
    ['user_id !== state.current.user_id', 'user_id === state.current.user_id', login, 'auth/sessionConfirmed'],
    ['{ ...state, picture: payload }', '{ ...state }', login, 'auth/pictureChanged'],
  ],
  'src/features/currency/currencySlice.ts': [
    ['current: action.payload', "current: 'usd'", 'languageSwitch', 'currency/currencySwitched'],
  ],
  'src/features/registration/registrationSlice.ts': [
    ['sentAt + resendAfter * 1000', 'sentAt + resendAfter * 100', registration, 'registration/detailsAccepted'],
    ['resend.at > payload.sentAt', 'resend.at < payload.sentAt', registration, 'registration/detailsAccepted'],
    ['({ ...state, resend: resendOf(payload) })', '({ ...state })', registration, 'registration/codeSent'],
    [
      'registered: (): Registration => initialState',
      'registered: (state) => state',
      registration,
      'registration/registered',
    ],
    ['...state, owner: initialState.owner', '...state', registration, 'registration/wentBack'],
  ],
  'src/shared/store/routeSlice.ts': [
    ['=> action.payload', '=> ({ ...action.payload, search: {} })', order, 'route/routeEntered'],
  ],
  'src/shared/store/modalsSlice.ts': [
    ['({ open: action.payload })', "({ open: { kind: 'menu' } })", login, 'modals/modalOpened'],
    ['modalClosed: () => initialState', 'modalClosed: (state) => state', login, 'modals/modalClosed'],
  ],
  'src/shared/store/loadingSlice.ts': [
    ['count: state.count + 1', 'count: state.count + 2', login, 'api/requestStarted'],
    ['Math.max(0, state.count - 1)', 'Math.max(0, state.count)', login, 'api/requestEnded'],
    ['screenLoadEnded: oneLess', 'screenLoadEnded: oneMore', chunk, 'loading/screenLoadEnded'],
    ['screenLoadStarted: oneMore', 'screenLoadStarted: oneLess', chunk, 'loading/screenLoadStarted'],
  ],
  'src/shared/store/noticesSlice.ts': [
    ['id !== action.payload.id', 'id === action.payload.id', order, 'notices/noticeShown'],
    ['notice.id !== action.payload', 'notice.id === action.payload', order, 'notices/noticeClosed'],
  ],
  'src/shared/store/drafts/unsavedSlice.ts': [
    ['[...state.forms, action.payload]', 'state.forms', login, 'unsaved/formTouched'],
    ['form !== action.payload', 'form === action.payload', login, 'unsaved/formSettled'],
    ['writes: state.writes + 1', 'writes: state.writes', login, 'api/requestStarted'],
    ['writes: state.writes - 1', 'writes: state.writes', login, 'api/requestEnded'],
  ],
  'src/shared/store/drafts/formsSlice.ts': [
    ['[payload]: untouched', '[payload]: { ...untouched, isBusy: true }', login, 'forms/formOpened'],
    ['{ ...form, ...change }', '{ ...change, ...form }', login, 'forms/formChanged'],
    ['name !== payload', 'name === payload', login, 'forms/formClosed'],
  ],
  'src/shared/store/screenSlice.ts': [
    ['[payload.key]: payload.value', '[payload.key]: null', login, 'screen/screenStateSet'],
    ['key !== payload', 'key === payload', login, 'screen/screenStateForgotten'],
  ],
  'src/shared/store/environmentSlice.ts': [
    ['({ ...state, ...payload })', '({ ...payload, ...state })', chunk, 'environment/environmentChanged'],
  ],
  'src/features/favourites/favouritesSlice.ts': [
    ["step: 'sending' as const", "step: 'told' as const", login, 'favourites/favouritePressed'],
    ["step: 'told' as const", "step: 'listed' as const", login, 'favourites/favouriteTold'],
    ['carId === payload', 'carId !== payload', login, 'favourites/favouriteGivenUp'],
    ["'told', 'listed'", "'sending', 'listed'", login, `${pending} listFavourites`],
    ["step === 'listed'", "step === 'told'", login, `${fulfilled} listFavourites`],
  ],
  'src/features/threads/threadsSlice.ts': [
    ['[...state.outbox, action.payload]', '[action.payload, ...state.outbox]', chat, 'threads/messageWritten'],
    ['key !== action.payload', 'key === action.payload', chat, 'threads/messageDropped'],
    ["draft.text === ''", "draft.text !== ''", chat, 'threads/draftWritten'],
    ["action.payload, 'sending'", "action.payload, 'waiting'", chat, 'threads/sendingStarted'],
    ['action.payload.key, action.payload.state', "action.payload.key, 'unsent'", chat, 'threads/sendingFailed'],
    ["message.state === 'unsent' ||", "message.state === 'waiting' ||", chat, 'threads/sendingWanted'],
    ['threadsLeft: () => initialThreads', 'threadsLeft: (state) => state', chat, 'threads/threadsLeft'],
    ['laterCursor: payload.next_cursor ?? null', "laterCursor: 'later'", chat, `${fulfilled} listThreads`],
    ['payload.messages.toReversed()', 'payload.messages', chat, `${fulfilled} listMessages`],
    ['key !== idempotencyKey', 'key === idempotencyKey', chat, `${written} sendMessage`],
    ['is_seen: 1 as const', 'is_seen: 0 as const', chat, `${written} markThreadSeen`],
    ['is_seen === 0 &&', 'is_seen === 1 &&', chat, `${written} markThreadSeen`],
  ],
  'src/features/verification/verificationSlice.ts': [
    ['identity: payload', 'identity: null', verification, 'verification/identityChosen'],
    ['[payload.kind]: payload.upload', "[payload.kind]: { phase: 'chosen' }", verification, 'verification/uploadMoved'],
    ['[kind]: undefined', '', verification, 'verification/uploadSettled'],
    ['decided: payload,', 'decided: null,', verification, 'verification/verificationRead'],
    ['decided: payload.verification_status', 'decided: null', verification, `${written} uploadVerificationImage`],
  ],
  'src/features/fleet/fleetSlice.ts': [
    ['section: payload }', 'section: null }', car, 'fleet/sectionSeen'],
    ["payload.phase === 'saved'", "payload.phase !== 'saved'", car, 'fleet/saveMoved'],
    ['[...new Set([...one, ...other])]', '[...one, ...other]', car, 'fleet/changedElsewhere'],
    ['one !== name', 'one === name', car, 'fleet/contestSettled'],
    ['({ ...state, news: [] })', '({ ...state })', car, 'fleet/newsRead'],
    ['[payload.shot]: payload.upload', '[payload.shot]: undefined', car, 'fleet/photoMoved'],
    ['[shot]: undefined', '', car, 'fleet/photoSettled'],
  ],
};

export const plantedBugs: readonly PlantedBug[] = Object.entries(table).flatMap(([file, rows]) =>
  rows.map(([right, wrong, trace, at]) => ({ file, right, wrong, trace, at })),
);
