import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPage } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDataPath } from './data-paths.ts'
import { refuseNotFound } from './error-handler.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * The built pages. Files under /assets carry a hash of their content in the name and never change.
 * Any other address outside the API answers the app, with 404 unless a page lives there.
 */
export async function servePages(app: FastifyInstance, webDir: string) {
  const html = await readFile(join(webDir, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false, // its own header would replace the one below
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return refuseNotFound(request, reply)
    const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isDataPath(url) && !url.startsWith('/assets/')
}
