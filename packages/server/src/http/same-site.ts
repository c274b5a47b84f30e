import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another site makes with the visitor's cookie. Browsers say where
 * a request comes from in Sec-Fetch-Site, older ones in Origin; other clients say neither and
 * carry no cookie that they were not given.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method)) return
    if (!isSameSite(request, publicOrigin)) throw new AppError('cross_site')
  })
}

function isSameSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  return origin === undefined || origin === publicOrigin || hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
