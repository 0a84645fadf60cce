import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Files, and the tests that must notice whatever changes in them. */
export interface Suite {
  readonly files: readonly string[];
  readonly guards: readonly string[];
}

type Patterns = readonly string[];
const cwd = join(import.meta.dirname, '../..');
const find = (patterns: Patterns) => globSync([...patterns], { cwd }).sort();
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const suite = (files: Patterns, guards: Patterns): Suite => ({
  files: find(files).filter((path) => !isTest(path)),
  guards: find(guards).filter(isTest),
});

/** Suites whose tests must be strict: an error in these files can cost money, a car or a secret. */
export const groups: Readonly<Record<string, readonly Suite[]>> = {
  money: [
    suite(
      [
        'server/features/rental/{isOver,price/priceQuote,price/priceRental,rentalDates,rentalDays}.ts',
        'server/features/orders/cancel/cancellation.ts',
      ],
      ['server/features/rental/**/*.test.ts', 'server/features/orders/cancel/cancellation.test.ts'],
    ),
    suite(['contract/domain/format/formatMoney.ts'], ['contract/domain/format/formatMoney.test.ts']),
    suite(
      ['server/features/rental/price/{priceRulesRepository,rentalTotalRepository}.ts'],
      ['server/features/cars/search/totals/totalOrder.test.ts', 'server/features/orders/quote/quotes.test.ts'],
    ),
    suite(
      ['server/features/payments/{ledger,payment}Repository.ts'],
      [
        'server/features/payments/{applyReport,paymentRepository}.test.ts',
        'server/features/orders/cancel/refunds.test.ts',
      ],
    ),
    suite(
      ['server/features/payments/{applyReport,moveMoney}.ts', 'server/features/orders/cancel/refundOrder.ts'],
      ['server/features/payments/{applyReport,moveMoney}.test.ts', 'server/features/orders/cancel/refunds.test.ts'],
    ),
    suite(['server/features/payments/bog/bogAmount.ts'], ['server/features/payments/bog/bog.test.ts']),
    suite(
      ['server/features/payments/{providers/askProvider,settlePayment}.ts', 'server/features/payments/startPayment.ts'],
      [
        'server/features/payments/providers/{askProvider,providers}.test.ts',
        'server/features/payments/*.test.ts',
        'server/jobs.test.ts',
      ],
    ),
  ],
  transitions: [
    suite(['contract/domain/{orders/order,money/payment}Machine.ts'], ['contract/domain/**/*.test.ts']),
    suite(
      ['server/features/orders/{effects,applyOrderEvent,orderPort,orderRow}.ts'],
      [
        'server/features/orders/{applyOrderEvent,orderMails,orders,cancel/refunds}.test.ts',
        'server/features/payments/payments.test.ts',
      ],
    ),
    // The run against a model takes as long as all others, for what they notice as well.
    suite(
      ['server/features/orders/{changeOrder,deadlines/expireOrders,placeOrder}.ts'],
      ['server/features/orders/{deadlines/expireOrders,orders,placeOrder}.test.ts', 'server/jobs.test.ts'],
    ),
  ],
  cursors: [
    suite(['server/features/cars/search/searchCursor.ts'], ['server/features/cars/search/searchCursor.test.ts']),
    suite(['server/features/reviews/reviewCursor.ts'], ['server/features/reviews/*.test.ts']),
    suite(['server/platform/http/idCursor.ts'], ['server/platform/http/idCursor.test.ts']),
    suite(
      ['server/features/favourites/{listFavourites,favouritesRepository}.ts'],
      ['server/features/favourites/*.test.ts'],
    ),
    suite(
      ['server/features/threads/{listMessages,listThreads}.ts'],
      ['server/features/threads/{listT,t}hreads.test.ts'],
    ),
  ],
  session: [
    suite(
      ['server/features/auth/{sessionLife,sessionRepository,sessionSecrets,startSession}.ts'],
      ['server/features/auth/{sessionRepository,startSession}.test.ts'],
    ),
    suite(
      ['server/features/auth/{login,sessionCookie,sessionHook}.ts'],
      ['server/features/auth/{login,session,secondFactor/secondFactor}.test.ts'],
    ),
    suite(
      ['server/features/auth/codes/{codeHash,codeRepository,codeRules,nextAsk}.ts'],
      ['server/features/auth/codes/{codeHash,codeRepository,nextAsk}.test.ts'],
    ),
    suite(['server/features/auth/codes/tryCode.ts'], ['server/features/auth/codes/{guesses,tryCode}.test.ts']),
    suite(
      ['server/platform/http/guards/{rateLimit,rateLimitRepository}.ts'],
      ['server/platform/http/guards/rateLimit.test.ts'],
    ),
  ],
  access: [
    suite(
      ['server/platform/http/guards/{access,sameOrigin}.ts', 'server/features/auth/requireParty.ts'],
      ['server/platform/http/guards/{access,sameOrigin}.test.ts', 'server/features/auth/requireParty.test.ts'],
    ),
    suite(
      [
        'server/features/auth/secondFactor/{checkCode,recoveryCode,requiresSecondFactor,secondFactorRepository,totp}.ts',
      ],
      ['server/features/auth/secondFactor/{checkCode,totp}.test.ts'],
    ),
    suite(
      ['server/features/orders/view/{viewer,orderSummary,visibleContacts}.ts'],
      ['server/features/orders/view/{viewer,orderSummary}.test.ts'],
    ),
    suite(['server/features/orders/view/getOrder.ts'], ['server/features/orders/{orders,cancel/refunds}.test.ts']),
    suite(
      ['server/features/verification/documentRepository.ts'],
      ['server/features/verification/documentRepository.test.ts'],
    ),
    suite(
      ['server/features/verification/{removeDocument,showDocument}.ts'],
      ['server/features/verification/{documents,removeDocument}.test.ts'],
    ),
    suite(['server/features/threads/threadView.ts'], ['server/features/threads/threadView.test.ts']),
  ],
  // Its callers are tested elsewhere, which takes a hundred times as long.
  masking: [
    suite(
      ['server/platform/contacts/*.ts'],
      ['server/platform/contacts/{maskContacts,explainNumbers,foldText,span}.test.ts'],
    ),
  ],
  reducers: [
    suite(
      ['src/shared/store/{loading,modals,notices,route,unsaved}Slice.ts', 'src/features/{currency,language}/*Slice.ts'],
      ['src/shared/store/*.test.ts', 'src/features/{currency,language}/*.test.{ts,tsx}'],
    ),
    suite(
      // Not what is tested by drawing, as nothing is drawn here.
      [
        'src/features/registration/registrationSlice.ts',
        'src/app/persistence/{mirrored,mirroredKey,resendMemory,storedUser,typedOverReload}.ts',
      ],
      ['src/app/persistence/*.test.ts', 'src/features/registration/*Slice.test.{ts,tsx}'],
    ),
    suite(
      ['src/features/auth/{authSlice,checkSession,listenToSession,logIn,logOut,sessionUserOf}.ts'],
      ['src/features/auth/{session,authSlice,sessionUserOf}.test.{ts,tsx}'],
    ),
    suite(
      ['src/features/threads/{sendWaiting,threadsSelectors,threadsSlice,mergePages}.ts'],
      ['src/features/threads/{outbox,threadsSlice,mergePages,mergeThreads,keptMessages}.test.{ts,tsx}'],
    ),
    suite(
      ['src/features/favourites/{favouritesSlice,setFavourite,wishes}.ts', 'src/features/language/switchLanguage.ts'],
      ['src/features/favourites/*.test.{ts,tsx}', 'src/features/{currency,language}/*.test.{ts,tsx}'],
    ),
  ],
};
