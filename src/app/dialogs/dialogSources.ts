import type { ScreenSource } from '../chunks/screenLoader.ts';

/** The dialogs that open over any screen. */
export type DialogName = 'face' | 'login' | 'recovery' | 'registration' | 'report' | 'unsentReport' | 'writeToOwner';

export const dialogSources: Readonly<Record<DialogName, ScreenSource>> = {
  face: {
    code: async () => ({ default: (await import('#src/features/profile/picture/FaceDialog.tsx')).FaceDialog }),
    namespaces: ['profile'],
  },
  login: {
    code: async () => ({ default: (await import('#src/features/auth/LoginDialog.tsx')).LoginDialog }),
    namespaces: ['auth', 'forms'],
  },
  recovery: {
    code: async () => ({ default: (await import('#src/features/auth/recovery/RecoveryDialog.tsx')).RecoveryDialog }),
    namespaces: ['auth', 'forms'],
  },
  registration: {
    code: async () => ({
      default: (await import('#src/features/registration/RegistrationDialog.tsx')).RegistrationDialog,
    }),
    namespaces: ['auth', 'forms'],
  },
  report: {
    code: async () => ({ default: (await import('#src/features/traces/report/ReportDialog.tsx')).ReportDialog }),
    namespaces: ['report', 'forms'],
  },
  unsentReport: {
    code: async () => ({
      default: (await import(/* webpackChunkName: "handOver" */ '#src/features/reports/UnsentDialog.tsx')).UnsentDialog,
    }),
    namespaces: ['handover'],
  },
  writeToOwner: {
    code: async () => ({ default: (await import('#src/features/threads/WriteDialog.tsx')).WriteDialog }),
    namespaces: ['chat', 'forms'],
  },
};
