import { finished } from 'node:stream'
import { getHealth, getReadiness, isDataPath } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'

/** In seconds: from what a search takes to what nobody waits for. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What load balancers ask. */
const probes: readonly string[] = [getHealth.path, getReadiness.path]

/** Counts and times requests by the pattern of their route; pages and files are one of them. */
export function measureRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'manafolio_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [register],
  })
  const running = new Gauge({
    name: 'manafolio_http_requests_running',
    help: 'Requests that have no answer yet.',
    registers: [register],
  })
  app.addHook('onRequest', async (_request, { raw }) => {
    running.inc()
    finished(raw, () => running.dec()) // also when the caller hung up
  })
  app.addHook('onResponse', async ({ method, url, routeOptions }, reply) => {
    const isFile = !isDataPath(url) && !probes.includes(url) // each is a route, hundreds with each build
    const route = isFile ? 'pages and files' : (routeOptions.url ?? 'none')
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
