import { isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { ReportAngle, ReportKind } from '#contract/calls/orders/reports.ts';
import { sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { loggedOut, sessionChangedElsewhere, sessionEnded } from '#src/features/auth/authSlice.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';

export interface ReportsState {
  /** Reports in this browser that the server does not have yet; null before they were read. */
  readonly kept: readonly StoredReport[] | null;
  /** Whether something is being sent. */
  readonly isBusy: boolean;
  /** The photograph on its way. */
  readonly sending: { readonly orderId: number; readonly kind: ReportKind; readonly angle: ReportAngle } | null;
  /** The browser has no storage, or no room: new photographs would be lost. */
  readonly trouble: 'full' | 'forbidden' | null;
}

export const initialReports: ReportsState = { kept: null, isBusy: false, sending: null, trouble: null };

interface Changed {
  readonly orderId: number;
  readonly kind: ReportKind;
  /** Null: it is over. */
  readonly report: StoredReport | null;
}

/** Reports in progress, as stored in this browser; the photographs themselves are not in the state. */
export const reportsSlice = createAppSlice({
  name: 'reports',
  initialState: initialReports,
  reducers: {
    reportsRead: (state, { payload }: PayloadAction<readonly StoredReport[]>): ReportsState => ({
      ...state,
      kept: payload,
    }),
    reportChanged: (state, { payload: { orderId, kind, report } }: PayloadAction<Changed>): ReportsState => {
      const others = (state.kept ?? []).filter((one) => one.orderId !== orderId || one.kind !== kind);
      return { ...state, trouble: null, kept: report === null ? others : [...others, report] };
    },
    keepingFailed: (state, { payload }: PayloadAction<'full' | 'forbidden'>): ReportsState => ({
      ...state,
      kept: state.kept ?? [],
      trouble: payload,
    }),
    sendingBegun: (state): ReportsState => ({ ...state, isBusy: true }),
    photoBegun: (state, { payload }: PayloadAction<NonNullable<ReportsState['sending']>>): ReportsState => ({
      ...state,
      sending: payload,
    }),
    sendingOver: (state): ReportsState => ({ ...state, isBusy: false, sending: null }),
  },
  extraReducers: (builder) => {
    // The next user does not see them.
    builder.addMatcher(isAnyOf(loggedOut, sessionEnded, sessionRefused, sessionChangedElsewhere), () => initialReports);
  },
});

export const reportsPrivacy: SlicePrivacy<typeof reportsSlice> = {
  fields: {
    changedAt: 'keep',
    gone: 'pseudonym',
    isBusy: 'keep',
    isSealed: 'keep',
    isSent: 'keep',
    known: 'pseudonym',
    orderId: 'keep',
    refusal: 'pseudonym',
    reportId: 'keep',
    sending: 'pseudonym',
    takenAt: 'keep',
    told: 'pseudonym',
    trouble: 'keep',
    userId: 'keep',
  },
  payloads: { reportsRead: 'kept', keepingFailed: 'trouble' },
};

export const { reportsRead, reportChanged, keepingFailed, sendingBegun, photoBegun, sendingOver } =
  reportsSlice.actions;

interface State {
  /** Absent until the slice was loaded. */
  readonly reports?: ReportsState;
}

const reportsOf = (state: State): ReportsState => state.reports ?? initialReports;

export const selectAreReportsRead = (state: State): boolean => reportsOf(state).kept !== null;
export const selectKept = (state: State, orderId: number, kind: ReportKind): StoredReport | null =>
  reportsOf(state).kept?.find((report) => report.orderId === orderId && report.kind === kind) ?? null;
export const selectTrouble = (state: State) => reportsOf(state).trouble;
export const selectIsSending = (state: State): boolean => reportsOf(state).isBusy;
export const selectSending = (state: State) => reportsOf(state).sending;
export const selectHasSealed = (state: State): boolean =>
  reportsOf(state).kept?.some(({ isSealed }) => isSealed) ?? false;
