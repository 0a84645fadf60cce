import type { Generated } from 'kysely';
import type { Role } from '#contract/session.ts';
import type { Language } from '#contract/values.ts';
import type { CodeFlow } from './codes/codeFlow.ts';

export interface AccountTables {
  users: UserTable;
  clients: ClientTable;
  owners: OwnerTable;
  sessions: SessionTable;
  codes: CodeTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
}

interface UserTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  roles: Role[];
  language: Language;
  created_at: Generated<Date>;
  picture_key: Generated<string | null>;
  /** Nothing but the row is left of the account. */
  deleted_at: Generated<Date | null>;
  /** Locked out since then. */
  blocked_at: Generated<Date | null>;
  blocked_reason: Generated<string | null>;
  blocked_by: Generated<number | null>;
  last_login_at: Generated<Date | null>;
}

interface ClientTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  surname: string;
  phone: string;
  is_above_21: boolean;
  has_licence_over_2_years: boolean;
  agreed_at: Date;
  identity_number_encrypted: Generated<Buffer | null>;
  city_id: Generated<number | null>;
  physical_address: Generated<string | null>;
  legal_address: Generated<string | null>;
}

interface OwnerTable {
  id: Generated<number>;
  user_id: number;
  kind: 'physical' | 'legal';
  name: string;
  surname: string | null;
  phone: string;
  city_id: number;
  physical_address: string;
  legal_address: string;
  identity_number_encrypted: Buffer;
  iban_encrypted: Buffer;
  contact_name: Generated<string | null>;
  contact_phone: Generated<string | null>;
  verified_at: Date | null;
  agreed_at: Date;
  created_at: Generated<Date>;
}

interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  api_token_hash: Buffer;
  language: Language;
  /** As the browser names itself, shortened. */
  user_agent: Generated<string>;
  /** `203.0.113.x` */
  network: Generated<string>;
  /** Whose account an admin looks at in it. */
  viewed_user_id: Generated<number | null>;
  created_at: Date;
  expires_at: Date;
}

interface CodeTable {
  id: Generated<number>;
  flow: CodeFlow;
  address: string;
  language: Language;
  code_hash: Buffer | null;
  asked_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
}

interface SecondFactorTable {
  user_id: number;
  secret_encrypted: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  tries: Generated<number>;
  tries_since: Date;
}

interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}
