import type { Role } from '#contract/calls/auth/session.ts';

export interface DemoAccount {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

const password = 'Gza-demo-2026';

/** Known accounts, one of each role (an owner as person and as company); only ever in the demo database. */
export const demoAccounts = {
  client: { role: 'client', email: 'client@gza.example', password },
  physicalOwner: { role: 'owner', email: 'owner@gza.example', password },
  legalOwner: { role: 'owner', email: 'company@gza.example', password },
  support: { role: 'support', email: 'support@gza.example', password },
  admin: { role: 'admin', email: 'admin@gza.example', password },
} as const satisfies Record<string, DemoAccount>;
