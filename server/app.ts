import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import { projectDir } from './config.ts';
import type { Context } from './context.ts';
import { resolveActor } from './features/auth/sessionHook.ts';
import { demoRoutes } from './demo/demoRoutes.ts';
import { makeEventHub } from './platform/events/eventHub.ts';
import { eventRoutes } from './features/events/eventRoutes.ts';
import { accountsRoutes } from './features/accounts/accountsRoutes.ts';
import { auditRoutes } from './features/audit/auditRoutes.ts';
import { authRoutes } from './features/auth/authRoutes.ts';
import { findUsersOf } from './features/auth/sessionRepository.ts';
import { secondFactorRoutes } from './features/auth/secondFactor/secondFactorRoutes.ts';
import { blocksPersonalData } from './features/blocks/blocksPersonalData.ts';
import { blocksRoutes } from './features/blocks/blocksRoutes.ts';
import { branchesPersonalData } from './features/branches/branchesPersonalData.ts';
import { branchesRoutes } from './features/branches/branchesRoutes.ts';
import { carsPersonalData } from './features/cars/carsPersonalData.ts';
import { carsRoutes } from './features/cars/carsRoutes.ts';
import { listCards } from './features/cars/listCards.ts';
import { carPages } from './features/cars/page/carPages.ts';
import { previewCar } from './features/cars/page/getCar.ts';
import { findFitting } from './features/cars/search/findFitting.ts';
import { picturesRoutes } from './features/cars/pictures/picturesRoutes.ts';
import { commissionRoutes } from './features/commission/commissionRoutes.ts';
import { couponsRoutes } from './features/coupons/couponsRoutes.ts';
import { currencyRoutes } from './features/currency/currencyRoutes.ts';
import { evidencePersonalData } from './features/evidence/evidencePersonalData.ts';
import { evidenceRoutes } from './features/evidence/evidenceRoutes.ts';
import { favouritesPersonalData } from './features/favourites/favouritesPersonalData.ts';
import { favouritesRoutes } from './features/favourites/favouritesRoutes.ts';
import { feedsPersonalData } from './features/feeds/feedsPersonalData.ts';
import { feedsRoutes } from './features/feeds/feedsRoutes.ts';
import { fleetRoutes } from './features/fleet/fleetRoutes.ts';
import { languageRoutes } from './features/language/languageRoutes.ts';
import { noticesPersonalData } from './features/notices/noticesPersonalData.ts';
import { noticesRoutes } from './features/notices/noticesRoutes.ts';
import { expireOrders } from './features/orders/deadlines/expireOrders.ts';
import { operationsPersonalData } from './features/operations/operationsPersonalData.ts';
import { operationsRoutes } from './features/operations/operationsRoutes.ts';
import { orderPort } from './features/orders/orderPort.ts';
import { ordersPersonalData } from './features/orders/ordersPersonalData.ts';
import { sharedOrder } from './features/orders/view/sharedOrder.ts';
import { claimsRoutes } from './features/orders/claims/claimsRoutes.ts';
import { ordersRoutes } from './features/orders/ordersRoutes.ts';
import { quotesRoutes } from './features/orders/quote/quotesRoutes.ts';
import { ownerPages } from './features/owners/ownerPages.ts';
import { ownersRoutes } from './features/owners/ownersRoutes.ts';
import { passkeyRoutes } from './features/passkeys/passkeyRoutes.ts';
import { passkeysPersonalData } from './features/passkeys/passkeysPersonalData.ts';
import { paymentsRoutes } from './features/payments/paymentsRoutes.ts';
import { placesPersonalData } from './features/places/placesPersonalData.ts';
import { placesRoutes } from './features/places/placesRoutes.ts';
import { pricesRoutes } from './features/prices/pricesRoutes.ts';
import { profileRoutes } from './features/profile/profileRoutes.ts';
import { recoveryRoutes } from './features/recovery/recoveryRoutes.ts';
import { referenceRoutes } from './features/reference/referenceRoutes.ts';
import { registrationRoutes } from './features/registration/registrationRoutes.ts';
import { listOwnersReviews } from './features/reviews/listReviews.ts';
import { reviewsPersonalData } from './features/reviews/reviewsPersonalData.ts';
import { reviewsRoutes } from './features/reviews/reviewsRoutes.ts';
import { savedSearchesPersonalData } from './features/savedSearches/savedSearchesPersonalData.ts';
import { savedSearchesRoutes } from './features/savedSearches/savedSearchesRoutes.ts';
import { statisticsRoutes } from './features/statistics/statisticsRoutes.ts';
import { threadsPersonalData } from './features/threads/threadsPersonalData.ts';
import { threadsRoutes } from './features/threads/threadsRoutes.ts';
import { tracesPersonalData } from './features/traces/tracesPersonalData.ts';
import { tracesRoutes } from './features/traces/tracesRoutes.ts';
import { verificationPersonalData } from './features/verification/verificationPersonalData.ts';
import { verificationRoutes } from './features/verification/verificationRoutes.ts';
import { resolvePhone } from './features/verification/links/phoneHook.ts';
import { checkAccess } from './platform/http/guards/access.ts';
import { documentApi } from './platform/http/apiDocs.ts';
import { cacheNothing } from './platform/http/caching.ts';
import { answerError, answerUnreadable, handleErrors } from './platform/http/failures/errors.ts';
import { acceptJsonOnly } from './platform/http/jsonBody.ts';
import { createAnswerCache } from './platform/http/answerCache/answerCache.ts';
import { hasSession } from './features/auth/hasSession.ts';
import { shareAnswers } from './platform/http/answerCache/shareAnswers.ts';
import { acceptUploads } from './platform/http/upload.ts';
import { preferredLanguage, resolveLanguage } from './platform/http/language.ts';
import { type Lifecycle, probeRoutes, refuseUntilReady } from './platform/http/lifecycle.ts';
import { logAnswers, logFailures, logOptions } from './platform/http/log.ts';
import { measureAnswers } from './platform/http/metrics.ts';
import { watchRoutes } from './platform/http/failures/notFound.ts';
import { scopeRequests } from './platform/http/requestScope.ts';
import { requirePublicHost } from './platform/http/guards/publicHost.ts';
import { requireSameOrigin } from './platform/http/guards/sameOrigin.ts';
import { securityHeaders, sendSecurityHeaders } from './platform/http/guards/securityHeaders.ts';
import { compileValidator } from './platform/http/validation.ts';
import { limitWrites } from './platform/http/guards/writeLimit.ts';
import { refuseZeroBytes } from './platform/http/zeroBytes.ts';
import { bankRoutes } from './features/payments/sandbox/bankRoutes.ts';
import { makePageAnswers } from './pageAnswers.ts';
import { servePages } from './platform/pages/pages.ts';
import { newWorkId } from './platform/workScope.ts';

export interface AppOptions {
  readonly lifecycle?: Lifecycle;
  /** The built client. */
  readonly distDir?: string;
  /** Where log lines go instead of the standard output. */
  readonly logStream?: DestinationStream;
  /** How long a request may take to arrive, in milliseconds, from its first byte to its last. */
  readonly arrivalMs?: number;
}

const ARRIVAL_MS = 30_000;

/** The whole server but its listening: guards in the order in which a request meets them, then every feature by name. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const { lifecycle = { phase: 'ready' }, arrivalMs = ARRIVAL_MS } = options;
  const app = fastify({
    logger: logOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newWorkId,
    // Without a trusted proxy X-Forwarded-For is ignored.
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 256 * 1024,
    // What still arrives on an open connection while the server stops is answered as ever, and the connection closed.
    return503OnClosing: false,
    requestTimeout: arrivalMs,
    // By default Node looks for slow ones every 30 seconds and allows a minute for the headers.
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: arrivalMs / 60 },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      request.language = preferredLanguage(request.headers['accept-language']);
      answerError(error, request, reply.headers(securityHeaders(config)));
    },
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  handleErrors(app);
  const refusal = watchRoutes(app);

  scopeRequests(app);
  logAnswers(app);
  logFailures(app, context.failures);
  measureAnswers(app, context);
  sendSecurityHeaders(app, config);
  await app.register(cookie);
  resolveLanguage(app);
  refuseZeroBytes(app);
  requirePublicHost(app, config);
  refuseUntilReady(app, lifecycle);
  requireSameOrigin(app, config.publicUrl);
  resolveActor(app, context);
  resolvePhone(app, context);
  checkAccess(app);
  await acceptUploads(app);
  limitWrites(app, context);
  await app.register(compress, {
    // No client of ours sends what is compressed, and a form in it would never be read: its answer would not come.
    globalDecompression: false,
    threshold: 1024,
    // Streams cost more than compressing a page of cars.
    syncThreshold: 256 * 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  cacheNothing(app);
  if (config.isDemo) await documentApi(app);

  const hub = makeEventHub(context.databaseUrl, app.log, (sessionIds) => findUsersOf(context.db, sessionIds));
  app.decorate('sharedHandlers', new Map());
  const cache = createAnswerCache(context, hub);
  const share = shareAnswers(config.keptSeconds, cache, (request) => hasSession(request, context));

  probeRoutes(app, context, lifecycle);
  accountsRoutes(app, context);
  auditRoutes(app, context);
  authRoutes(app, context);
  secondFactorRoutes(app, context);
  passkeyRoutes(app, context);
  blocksRoutes(app, context, expireOrders);
  branchesRoutes(app, context);
  carsRoutes(app, context, share);
  picturesRoutes(app, context);
  commissionRoutes(app, context);
  couponsRoutes(app, context);
  currencyRoutes(app, context, share);
  evidenceRoutes(app, context, sharedOrder);
  favouritesRoutes(app, context, listCards);
  feedsRoutes(app, context);
  fleetRoutes(app, context, (id, language) => previewCar(context.pool, id, language));
  languageRoutes(app, context);
  noticesRoutes(app, context);
  operationsRoutes(app, context);
  ordersRoutes(app, context);
  claimsRoutes(app, context);
  ownersRoutes(app, context, share, { listCards, listReviews: listOwnersReviews });
  paymentsRoutes(app, context, orderPort);
  bankRoutes(app, context);
  placesRoutes(app, context, share);
  pricesRoutes(app, context);
  profileRoutes(app, context, [
    blocksPersonalData,
    branchesPersonalData,
    carsPersonalData,
    evidencePersonalData,
    favouritesPersonalData,
    noticesPersonalData,
    operationsPersonalData,
    feedsPersonalData,
    ordersPersonalData,
    passkeysPersonalData,
    placesPersonalData,
    reviewsPersonalData,
    savedSearchesPersonalData,
    threadsPersonalData,
    tracesPersonalData(config),
    verificationPersonalData,
  ]);
  quotesRoutes(app, context);
  recoveryRoutes(app, context);
  referenceRoutes(app, context, share);
  registrationRoutes(app, context);
  reviewsRoutes(app, context, share);
  savedSearchesRoutes(app, context, { findFitting, listCards });
  statisticsRoutes(app, context);
  threadsRoutes(app, context);
  tracesRoutes(app, context);
  eventRoutes(app, context, hub);
  verificationRoutes(app, context);
  demoRoutes(app, context);

  const distDir = options.distDir ?? join(projectDir, 'dist');
  const sendPage = await servePages(
    app,
    distDir,
    context,
    { cars: carPages(context.pool), owners: ownerPages(context.pool) },
    makePageAnswers(app.sharedHandlers),
    share,
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    return sendPage(request, reply) ?? answerError(refusal(request.method, path), request, reply);
  });
  await app.ready();
  return app;
}
