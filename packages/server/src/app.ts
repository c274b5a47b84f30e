import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@manafolio/contract'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { findMember } from './accounts/store.ts'
import { adminRoutes } from './admin/routes.ts'
import { cardChangeRoutes } from './card-changes/routes.ts'
import { priceHistoryRoutes } from './cards/price-history/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { type KeptCollections, keepCollections } from './collection/kept-collections.ts'
import { collectionRoutes } from './collection/routes.ts'
import { additionRoutes } from './decks/additions/routes.ts'
import { keepDemands } from './decks/needs/kept-demands.ts'
import { needsRoutes } from './decks/needs/routes.ts'
import { planRoutes } from './decks/plans/routes.ts'
import { deckRoutes } from './decks/routes.ts'
import { headOfSharedDeck } from './decks/sharing/shared-head.ts'
import type { Deps } from './deps.ts'
import { isDataPath } from './http/data-paths.ts'
import { answerError, refuseNotFound } from './http/error-handler.ts'
import { servePages } from './http/pages.ts'
import { refuseCrossSiteWrites } from './http/same-site.ts'
import { addBareSecurityHeaders, addSecurityHeaders } from './http/security-headers.ts'
import { addSessions } from './http/sessions.ts'
import { siteRoutes } from './site/routes.ts'

/** Whoever takes longer to send a request keeps a connection for nothing. */
const requestMs = 60_000

/** The whole server without a port: what listens, and what the tests talk to. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    // One proxy: the address it saw. What stands before that in the header is the client's own word.
    trustProxy: deps.config.trustsProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    requestTimeout: requestMs,
    frameworkErrors: answerMalformed,
  })
  app.setErrorHandler(answerError)
  acceptOnlyJson(app)
  refuseCrossSiteWrites(app, deps.config.publicUrl)
  keepAnswersOutOfCaches(app)
  await addSecurityHeaders(app, deps.config)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, { global: false })
  await addSessions(app, deps)
  app.decorate('findMember', (userId: string) => findMember(deps.db, userId))

  const collections = keepCollections(deps)
  siteRoutes(app, deps)
  accountRoutes(app, deps)
  adminRoutes(app, deps)
  cardRoutes(app, deps, collections)
  priceHistoryRoutes(app, deps)
  collectionRoutes(app, deps, collections)
  deckRoutes(app, deps)
  deckHoldingRoutes(app, deps, collections)
  cardChangeRoutes(app, deps)

  const headOfShared = (shareId: string) => headOfSharedDeck(deps, shareId)
  if (deps.webDir) await servePages(app, deps.webDir, headOfShared)
  else app.setNotFoundHandler(refuseNotFound)
  return app
}

/** What a collection has of its owner's decks. */
function deckHoldingRoutes(app: FastifyInstance, deps: Deps, collections: KeptCollections) {
  const kept = { collections, listDemands: keepDemands(deps) }
  needsRoutes(app, deps, kept)
  planRoutes(app, deps, kept)
  additionRoutes(app, deps, kept)
}

/** Addresses so malformed that no route is looked for, and no hook runs. */
function answerMalformed(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  addBareSecurityHeaders(reply)
  answerError(error, request, reply)
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

/** Answers of the API are for who asked, now. */
function keepAnswersOutOfCaches(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (isDataPath(request.url)) reply.header('Cache-Control', 'no-store')
  })
}
