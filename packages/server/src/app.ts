import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { isDataPath, limits, pages } from '@manafolio/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { tokenHolderFinder } from './accounts/access-tokens/rules.ts'
import { accountRoutes } from './accounts/routes.ts'
import { userFinder } from './accounts/rules.ts'
import { getSettings } from './accounts/settings/rules.ts'
import { measureHealth } from './admin/health/health-metrics.ts'
import { adminRoutes } from './admin/routes.ts'
import { cardChangeRoutes } from './cards/changes/routes.ts'
import { headOfCard } from './cards/page/head.ts'
import { cardPageRoutes } from './cards/page/routes.ts'
import { sitemapRoutes } from './cards/page/sitemap-routes.ts'
import { priceHistoryRoutes } from './cards/price-history/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import type { OfUsers } from './cards/rules.ts'
import { savedSearchRoutes } from './cards/saved-searches/routes.ts'
import { headOfSet, headOfSets } from './cards/sets/head.ts'
import { collectionCache } from './collection/collection-cache.ts'
import { holdingsIn } from './collection/held.ts'
import { collectionRoutes } from './collection/routes.ts'
import { adviceRoutes } from './decks/advice/routes.ts'
import { ownNamesIn } from './decks/find/own-names.ts'
import { findRoutes } from './decks/find/routes.ts'
import { userDecksOf } from './decks/find/user-decks.ts'
import { demandCache } from './decks/needs/demand-cache.ts'
import { needsRoutes } from './decks/needs/routes.ts'
import type { Caches } from './decks/needs/rules.ts'
import { ownedCardOf, ownedCardRoutes } from './decks/owned-card.ts'
import { planRoutes } from './decks/plans/routes.ts'
import { reservationRoutes } from './decks/reservations/routes.ts'
import { deckRoutes } from './decks/routes.ts'
import { headOfSharedDeck } from './decks/sharing/shared-head.ts'
import type { Deps } from './deps.ts'
import { drainBeforeClosing } from './http/draining.ts'
import { answerError, refuseNotFound } from './http/error-handler.ts'
import { answerMalformedAddress, answerUnreadable } from './http/malformed-requests.ts'
import { type HeadsByPage, servePages } from './http/pages.ts'
import { logRequests, requestIdOf } from './http/request-log.ts'
import { measureRequests } from './http/request-metrics.ts'
import { refuseCrossSiteWrites } from './http/same-site.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { addSessions } from './http/sessions.ts'
import { siteRoutes } from './http/site-routes.ts'
import { tokenThrottle } from './http/token-holder.ts'
import { writeThrottle } from './http/write-throttle.ts'
import { recordingMailer } from './mail/mail-failures.ts'

/** Slower requests would hold a connection for nothing. */
const requestMs = 60_000

/** Characters of a path's parameter as it is sent: escaped, a letter may have nine. */
const maxParamLength = 9 * limits.cardNameMax

/** Adds routes whose callers may have a session. */
type AddRoutes = (app: FastifyInstance, deps: Deps) => void

/** The whole server without a port: what listens, and what the tests talk to. */
export async function buildApp(
  given: Deps,
  addRoutes: AddRoutes = featureRoutes,
): Promise<FastifyInstance> {
  const deps = { ...given, mailer: recordingMailer(given) }
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf(deps.config),
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength }, // the contract says what each may have
    // One proxy: the address it saw. What stands before that in the header is the client's own word.
    trustProxy: deps.config.trustsProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    requestTimeout: requestMs,
    return503OnClosing: false,
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerUnreadable,
  })
  app.setErrorHandler(answerError)
  logRequests(app)
  if (deps.metrics) {
    measureRequests(app, deps.metrics)
    measureHealth(deps.metrics, deps)
  }
  acceptOnlyJson(app)
  refuseCrossSiteWrites(app, deps.config.publicUrl)
  forbidCaching(app)
  addSecurityHeaders(app, deps.config)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, { global: false })
  siteRoutes(app, deps, drainBeforeClosing(app))
  await app.register(async (scope) => {
    await addSessions(scope, deps)
    scope.decorate('findUser', userFinder(deps))
    scope.decorate('findTokenHolder', tokenHolderFinder(deps))
    scope.decorate('countTokenRequest', tokenThrottle(deps))
    scope.decorate('countWrite', writeThrottle(deps))
    scope.decorate('requiresVerifiedEmail', deps.config.registration === 'verified')
    addRoutes(scope, deps)
  })
  // Pages and files are served outside: they need no session, and so no database.

  sitemapRoutes(app, deps)
  const { webDir, config } = deps
  if (webDir) await servePages(app, { webDir, heads: pageHeads(deps), config })
  else app.setNotFoundHandler(refuseNotFound)
  return app
}

function pageHeads(deps: Deps): HeadsByPage {
  return {
    [pages.sharedDeck]: ({ shareId = '' }) => headOfSharedDeck(deps, shareId),
    [pages.sets]: () => headOfSets(deps),
    [pages.set]: (params) => headOfSet(deps, params),
    [pages.card]: (params) => headOfCard(deps, params),
    [pages.cardWithoutSlug]: (params) => headOfCard(deps, params),
    [pages.namedCard]: (params) => headOfCard(deps, params),
  }
}

export function featureRoutes(app: FastifyInstance, deps: Deps): void {
  const collections = collectionCache(deps)
  const cached = { collections, listDemands: demandCache(deps, getSettings), getSettings }
  accountRoutes(app, deps)
  adminRoutes(app, deps)
  const ofUsers: OfUsers = {
    holdingsOf: async (userId, catalogue) => holdingsIn(await collections.of(userId), catalogue),
    decksOf: (userId, catalogue) => userDecksOf(cached, userId, catalogue),
  }
  cardPageRoutes(app, deps, {
    ownedOf: (userId, scryfallId) => ownedCardOf({ ...deps, ...cached }, userId, scryfallId),
    ...ofUsers,
  })
  cardRoutes(app, deps, { ownNamesOf: ownNamesIn(deps), ...ofUsers })
  savedSearchRoutes(app, { ...deps, ...ofUsers })
  priceHistoryRoutes(app, deps)
  collectionRoutes(app, deps, { collections, decksOf: ofUsers.decksOf })
  deckRoutes(app, deps)
  deckHoldingRoutes(app, deps, cached)
  cardChangeRoutes(app, deps)
}

/** What a collection has of its owner's decks. */
function deckHoldingRoutes(app: FastifyInstance, deps: Deps, cached: Caches) {
  ownedCardRoutes(app, { ...deps, ...cached })
  needsRoutes(app, deps, cached)
  findRoutes(app, deps, cached)
  planRoutes(app, deps, cached)
  reservationRoutes(app, deps, cached)
  adviceRoutes(app, deps, cached)
}

/** An empty body is no body, whatever its content type says. */
function acceptOnlyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, String(body), done)
  })
}

/** API answers are for this client at this time. */
function forbidCaching(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (isDataPath(request.url)) reply.header('Cache-Control', 'no-store')
  })
}
