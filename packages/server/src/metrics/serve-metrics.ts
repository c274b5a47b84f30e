import { metricsPath } from '@manafolio/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { hasBearerToken } from '../http/bearer-token.ts'
import { StartProblem } from '../lib/start-problem.ts'

interface MetricsOptions {
  config: Pick<Config, 'host' | 'metricsPort' | 'healthToken'>
  /** In the text format of Prometheus. */
  read: () => Promise<string>
  log: FastifyBaseLogger
}

/** Metrics at a port of their own, if one is configured: for a scraper, not for people. */
export async function serveMetrics({ config, read, log }: MetricsOptions): Promise<void> {
  if (config.metricsPort === undefined) return
  const app = metricsApp({ config, read, log })
  try {
    await app.listen({ port: config.metricsPort, host: config.host })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`Metrics can't be served (${reason}). Set METRICS_PORT to another port.`)
  }
  app.server.unref() // no reason for the process to stay
}

export function metricsApp({ config, read, log }: MetricsOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  app.get(metricsPath, async (request, reply) => {
    if (config.healthToken !== undefined && !hasBearerToken(request, config.healthToken)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send()
    }
    try {
      return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await read())
    } catch (error) {
      log.warn({ err: error }, 'metrics could not be read')
      return reply.code(503).send()
    }
  })
  return app
}
