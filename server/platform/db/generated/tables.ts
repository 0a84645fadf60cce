// Made of the migrated database by `npm run generate`. Write a migration and make it anew; never edit it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { WeekdayHours } from '#contract/calls/branches.ts';
import type { Picture } from '#contract/calls/cars/cars.ts';
import type { Rate } from '#contract/calls/currency.ts';
import type { FeedProblem } from '#contract/calls/feeds.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import type { ReportAngle, ReportMark } from '#contract/calls/orders/reports.ts';
import type { SavedFilters } from '#contract/calls/savedSearches/savedSearches.ts';
import type { RejectionReason } from '#contract/calls/verification/verification.ts';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { PaymentEventName } from '#contract/domain/money/paymentMachine.ts';
import type { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import type { OrderEventName, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { SomeTerms } from '#contract/domain/terms.ts';
import type { Language } from '#contract/domain/values.ts';
import type { AuditEvent } from '#server/features/audit/recordAudit.ts';
import type { StoredEvent } from '#server/features/feeds/reading/feedEvent.ts';
import type { StoredDecision, StoredItem } from '#server/features/orders/claims/storedItem.ts';
import type { LogSource, LoggedColumns } from '#server/features/orders/past/rebuildOrder.ts';
import type { PricedRental, RentalOnTerms } from '#server/features/orders/quote/priceRentals.ts';
import type { NewPayment } from '#server/features/payments/providers/paymentProvider.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';

/** Arrays go in as JSON text, as the driver would make arrays of PostgreSQL of them. */
type Json<Value> = ColumnType<Value, JsonInput<Value>, JsonInput<Value>>;
type JsonInput<Value> = Value extends readonly unknown[] ? string : Value | string;
type GeneratedJson<Value> = ColumnType<Value, JsonInput<Value> | undefined, JsonInput<Value>>;

export interface Database {
  airports: Airports;
  audit_events: AuditEvents;
  branch_exceptions: BranchExceptions;
  branch_hours: BranchHours;
  branches: Branches;
  brands: Brands;
  busy_horizon: BusyHorizon;
  car_blocks: CarBlocks;
  car_changes: CarChanges;
  car_date_prices: CarDatePrices;
  car_equipment: CarEquipment;
  car_exports: CarExports;
  car_extras: CarExtras;
  car_feeds: CarFeeds;
  car_galleries: CarGalleries;
  car_length_discounts: CarLengthDiscounts;
  car_length_prices: CarLengthPrices;
  car_pictures: CarPictures;
  car_price_history: CarPriceHistory;
  car_seasons: CarSeasons;
  car_types: CarTypes;
  car_waits: CarWaits;
  car_weekday_prices: CarWeekdayPrices;
  cars: Cars;
  categories: Categories;
  cities: Cities;
  claims: Claims;
  clients: Clients;
  codes: Codes;
  colours: Colours;
  commission_rates: CommissionRates;
  coupons: Coupons;
  deposit_moves: DepositMoves;
  districts: Districts;
  drives: Drives;
  equipment: Equipment;
  evidence_keys: EvidenceKeys;
  evidence_records: EvidenceRecords;
  exchange_rates: ExchangeRates;
  extras: Extras;
  favourites: Favourites;
  fuels: Fuels;
  held_cars: HeldCars;
  idempotency_keys: IdempotencyKeys;
  insurances: Insurances;
  ledger_entries: LedgerEntries;
  messages: Messages;
  models: Models;
  notice_settings: NoticeSettings;
  order_changes: OrderChanges;
  order_events: OrderEvents;
  order_log: OrderLog;
  order_log_archive: OrderLogArchive;
  order_report_confirmations: OrderReportConfirmations;
  order_report_files: OrderReportFiles;
  order_report_photos: OrderReportPhotos;
  order_reports: OrderReports;
  orders: Orders;
  outbox_mails: OutboxMails;
  owner_terms: OwnerTerms;
  owners: Owners;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payment_events: PaymentEvents;
  payment_queries: PaymentQueries;
  payments: Payments;
  payout_exports: PayoutExports;
  payouts: Payouts;
  pictures: Pictures;
  places: Places;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  reviews: Reviews;
  sandbox_payments: SandboxPayments;
  saved_search_cars: SavedSearchCars;
  saved_search_mails: SavedSearchMails;
  saved_searches: SavedSearches;
  schema_migrations: SchemaMigrations;
  search_terms: SearchTerms;
  second_factors: SecondFactors;
  sessions: Sessions;
  spoken_names: SpokenNames;
  steerings: Steerings;
  threads: Threads;
  trace_notes: TraceNotes;
  traces: Traces;
  transmissions: Transmissions;
  users: Users;
  verification_documents: VerificationDocuments;
  verification_links: VerificationLinks;
  verifications: Verifications;
}

interface Airports {
  id: number;
  code: string;
  city_id: number;
  name_en: string;
  name_ka: string;
  name_ru: string;
  lat: number;
  lng: number;
}

interface AuditEvents {
  id: GeneratedAlways<number>;
  at: Date;
  actor_user_id: number | null;
  action: string;
  subject_user_id: number | null;
  details: GeneratedJson<AuditEvent['details']>;
}

interface BranchExceptions {
  branch_id: number;
  date: string;
  opens: number | null;
  closes: number | null;
}

interface BranchHours {
  branch_id: number;
  weekday: number;
  opens: number | null;
  closes: number | null;
}

interface Branches {
  id: GeneratedAlways<number>;
  owner_id: number;
  city_id: number;
  name_en: string;
  name_ka: string;
  name_ru: string;
  address_en: string;
  address_ka: string;
  address_ru: string;
  address_languages: Generated<('en' | 'ka' | 'ru')[]>;
  lat: number | null;
  lng: number | null;
}

interface Brands {
  code: string;
  name: string;
  name_ka: string;
  name_ru: string;
}

interface BusyHorizon {
  is_only: Generated<boolean>;
  ended_before: Date;
}

interface CarBlocks {
  id: GeneratedAlways<number>;
  car_id: number;
  period: string;
  kind: 'order' | 'hold' | 'owner' | 'maintenance' | 'ical';
  order_id: number | null;
  note: string | null;
  created_by: number | null;
  created_at: Date | null;
  feed_id: number | null;
  change_id: number | null;
}

interface CarChanges {
  id: GeneratedAlways<number>;
  car_id: number;
  version: number;
  user_id: number;
  at: Date;
  fields: string[];
}

interface CarDatePrices {
  car_id: number;
  date: string;
  price: number;
}

interface CarEquipment {
  car_id: number;
  equipment_code: string;
}

interface CarExports {
  car_id: number;
  version: number;
}

interface CarExtras {
  car_id: number;
  extra_code: string;
  price: number;
  per: 'day' | 'rental';
  most: number | null;
}

interface CarFeeds {
  id: GeneratedAlways<number>;
  car_id: number;
  name: string;
  url: string | null;
  events: GeneratedJson<StoredEvent[]>;
  etag: string | null;
  modified: string | null;
  events_at: Date;
  read_at: Date;
  tried_at: Date;
  failing_since: Date | null;
  problem: FeedProblem | null;
  problem_status: number | null;
}

interface CarGalleries {
  car_id: number;
  main_picture_id: number;
  main: Json<Picture>;
  others: Json<Picture[]>;
}

interface CarLengthDiscounts {
  car_id: number;
  min_days: number;
  percent: number;
}

interface CarLengthPrices {
  car_id: number;
  min_days: number;
  price: number;
}

interface CarPictures {
  car_id: number;
  shot: 'front' | 'left' | 'interior' | 'rear' | 'right' | 'trunk';
  picture_id: number;
  is_main: Generated<boolean>;
}

interface CarPriceHistory {
  car_id: number;
  price: number;
  stood_from: Date;
  stood_to: Date | null;
}

interface CarSeasons {
  car_id: number;
  name: string;
  first_day: string;
  last_day: string;
  price: number;
}

interface CarTypes {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface CarWaits {
  id: GeneratedAlways<number>;
  user_id: number;
  car_id: number;
  period: string;
  created_at: Date;
  told_at: Date | null;
}

interface CarWeekdayPrices {
  car_id: number;
  weekday: number;
  price: number;
}

interface Cars {
  id: GeneratedAlways<number>;
  owner_id: number;
  branch_id: number | null;
  city_id: number | null;
  status: Generated<'draft' | 'active' | 'inactive'>;
  slug: string | null;
  brand_code: string | null;
  model_code: string | null;
  year: number | null;
  category_code: string | null;
  car_type_code: string | null;
  fuel_code: string | null;
  transmission_code: string | null;
  steering_code: string | null;
  drive_code: string | null;
  colour_code: string | null;
  insurance_code: string | null;
  engine_volume: number | null;
  doors: number | null;
  seats: number | null;
  has_climate_control: boolean | null;
  consumption_city: number | null;
  consumption_track: number | null;
  price_per_day: number | null;
  old_price: number | null;
  deposit: number | null;
  min_deposit: number | null;
  distance_per_day: number | null;
  min_days: Generated<number>;
  min_age: Generated<number>;
  min_licence_years: Generated<number>;
  needs_confirmation: Generated<boolean>;
  preparation_minutes: Generated<number>;
  own_language: Generated<'en' | 'ka' | 'ru'>;
  description_en: string | null;
  description_ka: string | null;
  description_ru: string | null;
  address_en: string | null;
  address_ka: string | null;
  address_ru: string | null;
  created_at: Generated<Date>;
  rating_sum: Generated<number>;
  reviews_count: Generated<number>;
  rating_hundredths: GeneratedAlways<number>;
  trips_count: Generated<number>;
  extra_codes: Generated<string[]>;
  busy: Generated<string>;
  search_text: GeneratedAlways<string | null>;
  rating_counts: Generated<number[]>;
  day_floors: Generated<number[]>;
  day_ceilings: Generated<number[]>;
  has_own_address: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  plate: string | null;
  link: string | null;
  price_floor: number | null;
  old_price_until: string | null;
  address_languages: Generated<('en' | 'ka' | 'ru')[]>;
  images_count: Generated<number>;
  is_described: GeneratedAlways<boolean>;
  is_suspended: Generated<boolean>;
  terms: GeneratedJson<SomeTerms>;
  term_codes: Generated<string[]>;
  equipment_codes: Generated<string[]>;
  map_row: number | null;
  map_col: number | null;
  recommended_parts: Generated<number[]>;
  recommended: GeneratedAlways<number>;
}

interface Categories {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface Cities {
  id: number;
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
  lat: number | null;
  lng: number | null;
}

interface Claims {
  id: GeneratedAlways<number>;
  order_id: number;
  status: Generated<'asked' | 'disputed' | 'due' | 'settled'>;
  items: Json<StoredItem[]>;
  amount: number;
  claimed_at: Date;
  answer_by: Date;
  accepted_amount: number | null;
  answer_text: string | null;
  answered_at: Date | null;
  passed_at: Date | null;
  decisions: Json<StoredDecision[]> | null;
  decision_text: string | null;
  decided_at: Date | null;
  decided_by: number | null;
  final_amount: number | null;
  deposit: Generated<number>;
  from_deposit: Generated<number>;
  settled_at: Date | null;
  paid: Generated<number>;
  pay_by: Date | null;
  reminded_at: Date | null;
}

interface Clients {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  surname: string;
  phone: string;
  is_above_21: boolean;
  has_licence_over_2_years: boolean;
  agreed_at: Date;
  identity_number_encrypted: Buffer | null;
  city_id: number | null;
  physical_address: string | null;
  legal_address: string | null;
}

interface Codes {
  id: GeneratedAlways<number>;
  flow: 'registration' | 'recovery' | 'email' | 'login';
  address: string;
  language: 'en' | 'ka' | 'ru';
  code_hash: Buffer | null;
  asked_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
}

interface Colours {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface CommissionRates {
  valid_from: string;
  percent: number;
  set_by: number;
  set_at: Date;
}

interface Coupons {
  id: GeneratedAlways<number>;
  code: string;
  percent: number | null;
  amount: number | null;
  paid_by: 'marketplace' | 'owner';
  owner_id: number | null;
  valid_from: string;
  valid_until: string;
  most_uses: number;
  most_uses_of_client: number;
  ended_at: Date | null;
  created_by: number;
  created_at: Date;
}

interface DepositMoves {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'taken' | 'returned' | 'kept';
  amount: number;
  way: 'cash' | 'card' | null;
  reason: string | null;
  claim_id: number | null;
  user_id: number | null;
  at: Date;
}

interface Districts {
  id: number;
  code: string;
  city_id: number;
  name_en: string;
  name_ka: string;
  name_ru: string;
  lat: number | null;
  lng: number | null;
  position: number;
}

interface Drives {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface Equipment {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
  icon: string;
}

interface EvidenceKeys {
  id: GeneratedAlways<number>;
  public_key: Buffer;
  sealed_key: Buffer | null;
  created_at: Date;
  replaced_at: Date | null;
}

interface EvidenceRecords {
  order_id: number;
  place: number;
  report_id: number;
  content: string;
  sha256: Buffer;
  key_id: number;
  signature: Buffer;
}

interface ExchangeRates {
  code: string;
  valid_from: string;
  gel_per_unit: number;
  fetched_at: Date;
}

interface Extras {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
  description_en: string;
  description_ka: string;
  description_ru: string;
}

interface Favourites {
  id: GeneratedAlways<number>;
  car_id: number;
  added_at: Date;
  user_id: number;
}

interface Fuels {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface HeldCars {
  order_id: number;
  car_id: number;
  block_id: number;
  place: number;
  until: Date;
  quote: Json<RentalOnTerms>;
}

interface IdempotencyKeys {
  user_id: number;
  key: string;
  request_hash: Buffer;
  answer: string;
  created_at: Date;
}

interface Insurances {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface LedgerEntries {
  id: GeneratedAlways<number>;
  order_id: number;
  payment_id: number | null;
  kind: 'payment' | 'refund' | 'cash' | 'claim' | 'claim_cash' | 'deposit' | 'deposit_kept';
  amount: number;
  at: Date;
  commission: number;
  payout_id: number | null;
}

interface Messages {
  id: GeneratedAlways<number>;
  thread_id: number;
  author: 'client' | 'owner' | 'system';
  text: string;
  event: OrderEventName | null;
  order_id: number | null;
  key: string | null;
  created_at: Date;
}

interface Models {
  code: string;
  brand_code: string;
  name: string;
  name_ka: string;
  name_ru: string;
}

interface NoticeSettings {
  user_id: number;
  kind: string;
  mail: boolean;
  push: boolean;
  message: boolean;
}

interface OrderChanges {
  id: GeneratedAlways<number>;
  order_id: number;
  status: 'asked' | 'accepted' | 'done' | 'declined' | 'withdrawn' | 'expired' | 'dropped';
  car_id: number;
  period: string;
  quote: Json<PricedRental>;
  prepaid: number;
  difference: number;
  online: number;
  free_until: Date | null;
  needs_confirmation: boolean;
  asked_at: Date;
  expires_at: Date;
}

interface OrderEvents {
  id: GeneratedAlways<number>;
  order_id: number;
  event: OrderEventName;
  actor: 'client' | 'owner' | 'admin' | 'system';
  user_id: number | null;
  status: OrderStatus;
  at: Date;
  amount: number | null;
  was_verified: boolean | null;
  originals_seen: boolean | null;
}

interface OrderLog {
  id: GeneratedAlways<number>;
  order_id: number;
  source: LogSource;
  row_id: number;
  at: Generated<Date>;
  transaction: Generated<number>;
  change: Json<LoggedColumns> | null;
}

interface OrderLogArchive {
  order_id: number;
  last_id: number;
  entries: Buffer;
}

interface OrderReportConfirmations {
  id: GeneratedAlways<number>;
  report_id: number;
  side: 'owner' | 'client';
  way: 'account' | 'code';
  user_id: number;
  at: Date;
  remarks: string | null;
  marks: Json<ReportMark[]>;
}

interface OrderReportFiles {
  id: GeneratedAlways<number>;
  report_id: number;
  angle: ReportAngle;
  size: 'original' | 'full' | 'thumb';
  storage_key: string;
  wrapped_key: Buffer;
}

interface OrderReportPhotos {
  report_id: number;
  angle: ReportAngle;
  place: number;
  sha256: Buffer;
  taken_at: Date;
  received_at: Date | null;
  bytes: number | null;
  format: 'jpeg' | 'png' | 'webp' | null;
  width: number | null;
  height: number | null;
}

interface OrderReports {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'hand_over' | 'take_back';
  made_by: 'owner' | 'client';
  odometer: number;
  fuel_eighths: number;
  marks: Json<ReportMark[]>;
  said_sha256: Buffer;
  made_at: Date;
  sealed_at: Date | null;
  code_tries: Generated<number>;
  photos_deleted_at: Date | null;
  is_continued: Generated<boolean>;
}

interface Orders {
  id: GeneratedAlways<number>;
  number: string;
  client_id: number;
  car_id: number;
  owner_id: number;
  period: string;
  days: number;
  status: 'requested' | 'confirmed' | 'active' | 'completed' | 'declined' | 'expired' | 'cancelled';
  total: number;
  commission: number;
  requested_at: Date;
  answered_at: Date | null;
  payment_way: Generated<'full' | 'part'>;
  prepaid: Generated<number>;
  first_day: Generated<number>;
  deposit: Generated<number>;
  items: GeneratedJson<LineItem[]>;
  rate: Json<Rate> | null;
  free_until: Date | null;
  expires_at: Date | null;
  paid_at: Date | null;
  rest_paid_at: Date | null;
  cancelled_by: 'client' | 'owner' | 'admin' | 'system' | null;
  refund: Generated<number>;
  pick_up: Json<FrozenPlace>;
  price_inputs: Json<FrozenInputs> | null;
  substitute_for: number | null;
  terms: Json<AgreedTerms> | null;
  terms_acknowledged_at: Date | null;
  drop_off: Json<FrozenPlace>;
  identity_reminded_at: Date | null;
  kept_at_least: Generated<number>;
  deposit_taken: Generated<number>;
  deposit_returned: Generated<number>;
  deposit_kept: Generated<number>;
  coupon_id: number | null;
  review_asked_at: Date | null;
  vat_percent: number | null;
  vat_number_encrypted: Buffer | null;
  seller_kind: 'physical' | 'legal' | null;
  seller_name: string | null;
  seller_address: string | null;
  seller_code_encrypted: Buffer | null;
  buyer_name: string | null;
  sold_car: string | null;
}

interface OutboxMails {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Date;
}

interface OwnerTerms {
  owner_id: number;
  terms: Json<SomeTerms>;
  updated_at: Date;
}

interface Owners {
  id: GeneratedAlways<number>;
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
  contact_name: string | null;
  contact_phone: string | null;
  languages: Generated<('ka' | 'en' | 'ru' | 'uk' | 'az' | 'hy' | 'tr' | 'de' | 'fr' | 'es' | 'it' | 'pl' | 'ar' | 'he' | 'fa')[]>;
  vat_number_encrypted: Buffer | null;
}

interface PasskeyChallenges {
  place: string;
  user_id: number | null;
  challenge: Buffer;
  expires_at: Date;
}

interface Passkeys {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  is_synced: boolean;
  user_agent: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface PaymentEvents {
  event_id: string;
  payment_id: number;
  event: PaymentEventName;
  received_at: Date;
}

interface PaymentQueries {
  payment_id: number;
  asked_at: Date;
}

interface Payments {
  id: GeneratedAlways<number>;
  order_id: number;
  provider: 'sandbox' | 'bog' | 'stripe';
  provider_ref: string | null;
  redirect_url: string | null;
  amount: number;
  status: Generated<'created' | 'authorized' | 'captured' | 'part_refunded' | 'refunded' | 'voided' | 'failed' | 'expired'>;
  wanted: 'capture' | 'void' | 'refund' | null;
  refund_due: Generated<number>;
  created_at: Date;
  refusals: Generated<number>;
  page_request: Json<NewPayment> | null;
  refund_before: Generated<number>;
  purpose: Generated<'order' | 'change' | 'deposit' | 'claim'>;
  purpose_id: number | null;
  kept: number | null;
}

interface PayoutExports {
  id: GeneratedAlways<number>;
  user_id: number | null;
  at: Date;
  confirmed_at: Date | null;
  taken_back_at: Date | null;
}

interface Payouts {
  id: GeneratedAlways<number>;
  owner_id: number;
  month: string;
  opening: number;
  became_due: number;
  amount: number;
  state: 'due' | 'sent' | 'settled' | 'returned' | null;
  created_at: Date;
  moved_at: Date;
  export_id: number | null;
  iban_encrypted: Buffer | null;
}

interface Pictures {
  id: GeneratedAlways<number>;
  name: string;
  width: number;
  height: number;
  placeholder: string;
  storage_key: string | null;
}

interface Places {
  id: GeneratedAlways<number>;
  owner_id: number;
  kind: 'airport' | 'area' | 'branch';
  airport_id: number | null;
  city_id: number | null;
  branch_id: number | null;
  target_id: GeneratedAlways<number>;
  price: number;
  hours: Json<WeekdayHours[]> | null;
  notice_hours: number;
}

interface PushSubscriptions {
  id: GeneratedAlways<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  device_hash: Buffer;
  created_at: Date;
}

interface RateLimits {
  key: string;
  used: number;
  resets_at: Date;
}

interface RecoveryCodes {
  user_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

interface Reviews {
  id: GeneratedAlways<number>;
  order_id: number;
  car_id: number;
  client_id: number;
  rating: number;
  text: string;
  created_at: Date;
  reply: string | null;
  replied_at: Date | null;
}

interface SandboxPayments {
  ref: string;
  amount: number;
  captures_at_once: boolean;
  success_url: string;
  failure_url: string;
  status: Generated<'created' | 'authorized' | 'captured' | 'part_refunded' | 'refunded' | 'voided' | 'failed' | 'expired'>;
  refunded: Generated<number>;
  captured: number | null;
}

interface SavedSearchCars {
  search_id: number;
  car_id: number;
  price: number;
  is_free: boolean;
  reason: 'new' | 'cheaper' | 'free_again' | null;
  former_price: number | null;
  changed_at: Date | null;
  mailed_at: Date | null;
}

interface SavedSearchMails {
  user_id: number;
  mailed_at: Date;
}

interface SavedSearches {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  filters: Json<SavedFilters>;
  alerts: ('new' | 'cheaper' | 'free_again')[];
  created_at: Date;
  checked_at: Date;
  seen_at: Date;
}

interface SchemaMigrations {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

interface SearchTerms {
  kind: GeneratedAlways<string | null>;
  code: GeneratedAlways<string | null>;
  term: GeneratedAlways<string | null>;
  is_spoken: GeneratedAlways<boolean | null>;
}

interface SecondFactors {
  user_id: number;
  secret_encrypted: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  tries: Generated<number>;
  tries_since: Date;
}

interface Sessions {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: Buffer;
  api_token_hash: Buffer;
  language: 'en' | 'ka' | 'ru';
  created_at: Date;
  expires_at: Date;
  user_agent: Generated<string>;
  network: Generated<string>;
  viewed_user_id: number | null;
}

interface SpokenNames {
  kind: string;
  code: string;
  name: string;
}

interface Steerings {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface Threads {
  id: GeneratedAlways<number>;
  client_id: number;
  owner_id: number;
  car_id: number;
  created_at: Date;
  last_at: Date;
  last_author: 'client' | 'owner' | null;
  last_written_id: Generated<number>;
  client_seen_id: Generated<number>;
  owner_seen_id: Generated<number>;
  client_unread_id: number | null;
  owner_unread_id: number | null;
}

interface TraceNotes {
  id: GeneratedAlways<number>;
  trace_id: number;
  step: number | null;
  text_sealed: Buffer;
  author_id: number | null;
  at: Date;
}

interface Traces {
  id: GeneratedAlways<number>;
  number: string;
  user_id: number | null;
  order_id: number | null;
  state: Generated<'new' | 'open' | 'solved'>;
  handled_by: number | null;
  note_sealed: Buffer | null;
  file_sealed: Buffer;
  size: GeneratedAlways<number>;
  screen: string;
  count: number;
  build: string;
  locale: Language;
  width: number;
  height: number;
  sent_at: Date;
}

interface Transmissions {
  code: string;
  name_en: string;
  name_ka: string;
  name_ru: string;
  position: number;
}

interface Users {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  roles: ('client' | 'owner' | 'support' | 'admin')[];
  language: Generated<'en' | 'ka' | 'ru'>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  picture_key: string | null;
  blocked_at: Date | null;
  blocked_reason: string | null;
  blocked_by: number | null;
  last_login_at: Date | null;
}

interface VerificationDocuments {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: 'id_front' | 'id_back' | 'selfie' | 'licence_front' | 'licence_back';
  status: Generated<'pending' | 'approved' | 'rejected'>;
  reason: RejectionReason | null;
  comment: string | null;
  storage_key: string | null;
  wrapped_key: Buffer | null;
  width: number;
  height: number;
  uploaded_at: Date;
  decided_at: Date | null;
  identity_document: 'id_card' | 'passport' | null;
}

interface VerificationLinks {
  user_id: number;
  session_id: number;
  link_hash: Buffer;
  phone_hash: Buffer | null;
  expires_at: Date;
  opened_at: Date | null;
}

interface Verifications {
  user_id: number;
  status: Generated<'not_verified' | 'pending' | 'passed' | 'rejected'>;
  submitted_at: Date | null;
  decided_at: Date | null;
  renewed_at: Date | null;
}
