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
}

interface UserTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  roles: Role[];
  language: Language;
  created_at: Generated<Date>;
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
