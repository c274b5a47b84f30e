import { getHealthDetails, getHealthReport, limits } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hasBearerToken } from '../../http/bearer-token.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { route } from '../../http/route.ts'
import { healthReport } from './health-report.ts'

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const { healthToken } = deps.config
  const check = app.createRateLimit({
    max: limits.healthRequestsPerAddress,
    timeWindow: limits.throttleMinutes * 60_000,
    keyGenerator: clientNetwork,
  })

  /** In the memory of this process: a report must not need the database. */
  async function throttle(request: FastifyRequest) {
    const state = await check(request)
    if (!state.isAllowed && state.isExceeded) {
      throw new AppError('too_many_requests', { retryAfter: state.ttlInSeconds })
    }
  }

  route(app, getHealthReport, () => healthReport(deps))

  route(app, getHealthDetails, async ({ request, reply }) => {
    if (healthToken === undefined) throw new AppError('not_found')
    await throttle(request)
    reply.header('Cache-Control', 'no-store')
    if (!hasBearerToken(request, healthToken)) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw new AppError('authentication_required')
    }
    const report = await healthReport(deps)
    if (report.state === 'problem') reply.code(503)
    return report
  })
}
