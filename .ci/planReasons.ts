const twoSides = 'one index for each side serves it together; with few rows the planner walks along the ids instead';

const allMoney = 'an admin who filters nothing sees the sums of everybody';

const firstOrder = 'an admin seldom removes an extra: up to the first order that has it';

const keptReports = 'their number is limited, and each is deleted after thirty days';

/** Statements that read the whole of a growing table, and why they may. */
export const planReasons: Readonly<Record<string, string>> = {
  'server/demo/demoRepository.ts#insertDemoLedger reads all of payments': 'the first start of a demo',
  'server/features/evidence/signing/signingRepository.ts#listKeys reads all of evidence_keys':
    'all of them are published, and there is one a year',
  'server/features/accounts/accountOrdersRepository.ts#listOrdersOf reads all of orders': twoSides,
  'server/features/accounts/accountsRepository.ts#countGroups reads all of users':
    'staff see how many accounts each group has',
  'server/features/accounts/accountsRepository.ts#listAccountRows reads all of users':
    'staff search for a part of a name: the parts are found by their indexes, and the users by the newest first',
  'server/features/orders/claims/claimRepository.ts#countClaims reads all of claims':
    'admins see how many claims have each status',
  'server/features/operations/operationsRepository.ts#listOperationRows reads all of ledger_entries': allMoney,
  'server/features/operations/operationsRepository.ts#listOperationRows reads all of payouts': allMoney,
  'server/features/operations/operationsRepository.ts#sumOperations reads all of ledger_entries': allMoney,
  'server/features/operations/operationsRepository.ts#sumOperations reads all of payouts': allMoney,
  'server/features/operations/payouts/bankFileRepository.ts#findLastExport reads all of payout_exports':
    'from the newest on, past withdrawn ones, to the first that was not withdrawn',
  'server/features/reference/referenceRepository.ts#listItems reads all of cars':
    'an admin sees how many cars have each value',
  'server/features/reference/referenceRepository.ts#listItems reads all of car_equipment':
    'an admin sees how many cars have each value',
  'server/features/reference/referenceRepository.ts#deleteItem reads all of orders': firstOrder,
  'server/features/reference/referenceRepository.ts#isOrdered reads all of orders': firstOrder,
  'server/features/rental/advice/adviceRepository.ts#readFigures reads all of ledger_entries': allMoney,
  'server/features/rental/advice/adviceRepository.ts#sumEarned reads all of ledger_entries': allMoney,
  'server/features/orders/view/orderViewRepository.ts#countOrders reads all of orders':
    'an admin without a filter sees how many orders there are',
  'server/features/orders/view/orderViewRepository.ts#listOrderViews reads all of orders': twoSides,
  'server/features/threads/threadsPersonalDataRepository.ts#listExportedThreads reads all of threads': twoSides,
  'server/features/traces/tracesRepository.ts#listTraceRows reads all of traces': keptReports,
  'server/features/traces/tracesRepository.ts#measureTraces reads all of traces': keptReports,
  'server/features/verification/verificationRepository.ts#countStates reads all of clients':
    'an admin sees how many clients have each state',
  'server/platform/jobs/jobRepository.ts#readDelay reads all of _private_jobs':
    'the queue is what is still to be done; a process asks when its metrics are read',
  'server/platform/mail/outboxRepository.ts#countMailsUnderWay reads all of _private_jobs': 'the outbox of the demo',
};

/** Functions that no test calls in its own process, or that read no table. */
export const unaskedReasons: Readonly<Record<string, string>> = {
  'server/platform/events/eventsRepository.ts#pingListener': 'reads no table',
};
