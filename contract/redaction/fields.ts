import { shownFields } from '../carFields.ts';
import { boundNames, choiceFilterNames, listFilterNames } from '../carFilters.ts';
import { secretNames } from './secrets.ts';

/**
 * What becomes of a value in a trace: it stays; a token of the trace takes its place, the same one for the same value;
 * nothing but the fact that there is something stays; or not even that.
 */
export type Policy = 'keep' | 'pseudonym' | 'secret' | 'drop';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Ids, flags, statuses, prices, dates, counts, names of fields, and what everybody may read of a car. */
const kept = words(`
  accepted_amount accepted_hours action actions active active_cars actor agreed all amount amount_without_commission answer_by answers_within_minutes
  asked_price at available_days back base became_due booked branch_id brand_code browser can_be_deleted can_review cancelled
  cancelled_by cancelled_share car car_id car_ids carried cars cars_count cash category_name chance
  changed_at city city_id code colour commission commission_percent count counts
  created created_at date day_price days decided_at declined description_language done
  draft dry_run earned event events_count expected_left
  expected_refund expireMinutes expires_at export_id exported_at equipment equipment_named extras feed_id fields filters first_day for free free_today
  free_until from fuel_name gel_per_unit gross has_drive_license_more_then_2_years height
  held held_until high icon id identity_document ids image inactive insurance is_above_21 is_active is_answer is_approved
  is_blocked is_closed is_company is_current is_free is_instant is_main is_masked is_on is_opened is_own is_paid
  is_paid_online is_pending is_read is_rejected is_required is_seen is_stale is_taken is_verified kept kept_at_least kept_days key
  kind lang language last_login_at lead_counts lead_median list low max mean median member_since message_id
  min missing missing_shots model_code month most moved_at
  purpose purpose_id needs needs_images net number occupancies occupancy of old_price old_price_until on one_way_price opening
  order order_id order_number order_status ordered_at orders originals_seen outcome owner_id owners page page_size paid_out payment
  payment_id payout payout_number payout_without_seasons per percent placeholder possible_roles prepaid
  preparation_minutes prepaid_percent previous_net price price_floor price_max price_min price_per_day price_percent problem
  provider quantity rating rating_counts rating_min read_at recovery_codes_left refund refund_by refundable refused
  registered_at rented_days repeat_orders replied_at reviews reviews_count role roles rounding row rule seats section
  sections_done seen_id sessions set_at share shot side similar since slug sort srcset started_at state status
  subject submitted_at system tab to total total_is_capped transmission_name trips trips_count
  unanswered unit unit_price until upcoming_orders uploaded_at url user_id usual valid_from verification
  verification_status was_verified thread_id locale sent_at deleted_at screen version week weekday
  when width year 
  claim_until claimed_at eighths in_hand is_by_claim final_amount from_deposit in included minutes out part passed_at pay_by price_of_eighth rest
  returned_at service settled_at started_hours
  youngest_age acknowledged_at additional change_id difference is_reserved online expected_difference terms_acknowledged allowed back_within_days below beyond codes per_day country excess excluded fitted forbidden grace_minutes how idp
  angle bytes confirmed_by fuel_eighths made_at made_by odometer photos_count photos_deleted_at received_at
  is_continued received_count report_id taken_at way x y
  is_understood licence_country licence_years notice_days papers plan policy road scripts surface topic topics years
  beside notice_hours target_id is_identity_changed can_be_taken_back
`);

/** Who somebody is, where they live, what they wrote: people, addresses, free words, and what the server says in words. */
const pseudonyms = words(`
  account_name after address age author before by client comment contact_name contact_phone cursor description email en host ka lat
  left_out legal_address link lng name network next_cursor note owner phone physical_address plate q quote_id reason reply ru unknown
  person handler season surname text viewed_by
  pick_up_address drop_off_address
  client_code hand_over remarks take_back
`);

/** They hold fields of their own. Should a plain value stand in one, nobody knows what it is. */
const containers = words(`
  account accounts addresses advice ages armenia azerbaijan basic borders child_seats cleaning distance drivers late_return licence
  one_way pets full plans plus protection roads russia smoking terms turkey usual_terms winter_tyres young answers block blocks body branch branch_names branches brands cancellation cancellations car_types
  card categories changes cities claim claims colours coming dates decision deposit_hold deposit_moves descriptions details discounts documents drives
  change entries events exceptions export facets failing figures favourites feed feeds fuels handovers held_cars hours images insurances item
  items languages last_message lengths messages models more_images names due next_payout next_rental old_prices
  open_sessions operations overlaps params parts payload payouts pick_up preview previous price_inputs prices profile proposals query quote
  rate rates relaxations requests results review rows rules seasons second_factor sections similar_cars spans
  airports areas places drop_off drop_off_hours pick_up_hours substitute substitute_for steerings thread threads totals transmissions user verification_image verification_images verification_link verifications
  document weekdays
  traces viewport report notes weeks
  confirmations gone known known_marks marks photos report_codes reports
`);

/** Of the store, of Redux Toolkit's requests and of what the screens keep. */
const keptOfStore = words(`
  RTK_autoBatch aborted build canRetry carId changed condition contested current decided defaultCurrency direction endpointName ending fixedCacheKey forceRefetch freeDates forms fulfilledTimeStamp hasFailed
  changedAt idempotencyKey identity length isAwaited isBusy isOnline isPrefetch isSealed isSent isVisible isWanted isWrite keptAt
  needsSecondFactor news op orderId pattern phase place pollingInterval refetchOnFocus refetchOnReconnect
  rejectedWithValue reportId requestId requestStatus retryAfter savedAt scheme seenId sentAt skipPollingIfUnfocused startedTimeStamp
  step subscribe takenAt threadId timestamp tone touched track trouble type userId why writes
`);

const pseudonymsOfStore = words(
  'initialPageParam laterCursor message next olderCursor pageParams param told viewedBy wish',
);

const containersOfStore = words(`
  answer arg conversations data dispatches drafts error failure mutations open outbox pages patches
  path providedTags queries queryDescription refusal resend search sending shown subscriptionOptions tags upload uploads value values
  wishes wrong
`);

/** Pictures of people and of their documents, files, other traces, and where in the code something failed. */
const dropped = words('file full_url manifest_sha256 picture sha256 stack thumb_url trace');

/** Where the field around it decides: `parent.field`; `*` stands for every field there. */
const byParent: Readonly<Record<string, Policy>> = {
  'quote.id': 'pseudonym',
  'price.before': 'keep',
  'price.after': 'keep',
  'query.client': 'keep',
  'query.owner': 'keep',
  'open.reason': 'keep',
  // What somebody chose of a few words, which a replay shows.
  'language.current': 'keep',
  'currency.current': 'keep',
  // What the server says of each field.
  'fields.*': 'pseudonym',
  'counts.*': 'keep',
  'wrong.*': 'keep',
  ...Object.fromEntries(words('messages message last_message').map((parent) => [`${parent}.author`, 'keep'])),
  ...Object.fromEntries(
    words('verification_images verification_image documents').map((parent) => [`${parent}.reason`, 'keep']),
  ),
  ...Object.fromEntries(words('verification_images verification_image').map((parent) => [`${parent}.url`, 'drop'])),
  // Of what the reference lists hold.
  ...Object.fromEntries(
    words(`
      cities airports brands models categories car_types fuels transmissions steerings drives colours insurances extras car_type
      steering drive colour similar_cars
    `).map((parent) => [`${parent}.name`, 'keep']),
  ),
};

const table = (policy: Policy, names: readonly string[]) => names.map((name) => [name, policy] as const);

/** What everybody sees of a car and asks of it in a search; some of both are called alike. */
const ofCars = [...new Set([...shownFields, ...listFilterNames, ...boundNames, ...choiceFilterNames])];

export const declarations: readonly (readonly [string, Policy])[] = [
  ...table('keep', [...kept, ...ofCars, ...keptOfStore]),
  ...table('pseudonym', [...pseudonyms, ...pseudonymsOfStore, ...containers, ...containersOfStore]),
  ...table('secret', [...secretNames, 'redirect_url']),
  ...table('drop', dropped),
];

/** One declaration for each name of a field. What is not here is a pseudonym, its own name too. */
export const fields: ReadonlyMap<string, Policy> = new Map(declarations);

/** As `fields`, by the name of the field around it and then its own. */
export const fieldsByParent: ReadonlyMap<string, Policy> = new Map(Object.entries(byParent));

/** Slices of the state whose fields are among these. */
export const knownSlices: ReadonlySet<string> = new Set(
  words(`
    auth currency environment favourites fleet forms language loading modals notices registration reports route threads
    unsaved verification
  `),
);

/** Calls whose answers and arguments were looked through field by field. Of any other nothing is kept. */
export const knownCalls: ReadonlySet<string> = new Set(
  words(`
    registerClient listCities checkPhysicalOwner checkLegalOwner sendCode registerPhysicalOwner registerLegalOwner
    getUser login logout startRecovery resetPassword listThreads getThread openThread listMessages sendMessage
    markThreadSeen listVerificationImages uploadVerificationImage deleteVerificationImage listVerifications
    openIdentityNumber decideVerification createVerificationLink getVerificationLink endVerificationLink openVerificationLink
    listPhoneDocuments uploadPhoneDocument setLanguage getReference getRates searchCars getHome getCar getCalendar listSimilar
    prepareClaim makeClaim listClaims getClaim answerClaim decideClaim confirmClaim returnDeposit moveDeposit
    askCar getFleetTerms updateFleetTerms listCarReviews listReviews createQuote placeOrder listOrders getOrder cancelOrder refundOrder acceptOrder substituteOrder releaseCars
    declineOrder markOrderPaid startOrder finishOrder listOperations getStatistics listPayouts movePayout
    getBankFile exportPayouts confirmPayoutExport takePayoutExportBack quoteChange askChange acceptChange declineChange withdrawChange startPayment getPayment receivePaymentCallback listFavourites addFavourite removeFavourite
    getProfile updateProfile sendEmailCode savePicture removePicture changePassword exportProfile deleteProfile
    listSessions endOtherSessions endSession getSecondFactor startSecondFactor confirmSecondFactor removeSecondFactor
    getOrderReview createReview replyToReview listOwnReviews getFleetCalendar listCarBlocks createBlock updateBlock
    deleteBlock getCarPrices saveCarPrices previewPrice listPriceDays listAdvice takeAdvice listFleetCars getFleetCar
    getCarHistory createFleetCar updateFleetCar copyFleetCar deleteFleetCar changeFleetCars importFleetCars
    saveCarImage removeCarImage chooseMainImage swapCarImages listBranches createBranch updateBranch deleteBranch
    listHandovers listPlaces listOfferedPlaces offerPlace changePlace removePlace listFeeds addFeed refreshFeed removeFeed renewExport listAccounts getAccount listAccountOrders
    changeAccount endAccountSessions viewAccount stopViewing listAudit listReferenceItems addReferenceItem
    changeReferenceItem removeReferenceItem getCommission setCommission readRatesNow sendTrace listTraces getTrace
    changeTrace addTraceNote openTracePerson
    createReport listReports sendReportPhoto confirmReport
  `),
);
