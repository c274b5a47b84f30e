import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPage, pages } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailableError } from '../db/storage-errors.ts'
import { isDataPath } from './data-paths.ts'
import { refuseNotFound } from './error-handler.ts'
import { type PageHead, withHead } from './page-head.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Undefined when nothing is shared under the id. */
export type SharedHead = (shareId: string) => Promise<PageHead | undefined>

/**
 * The built pages. Files under /assets carry a hash of their content in the name and never change.
 * Any other address outside the API answers the app, with 404 unless a page lives there. That of
 * something shared has a head of its own.
 */
export async function servePages(app: FastifyInstance, webDir: string, headOfShared: SharedHead) {
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
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return refuseNotFound(request, reply)
    const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
    const shareId = shareIdIn(path)
    if (shareId === undefined) return sendPage(reply, isPage(path) ? 200 : 404, html)
    return sendShared(reply, html, () => headOfShared(shareId))
  })
}

const sharedDeck = new RegExp(`^${pages.sharedDeck.replace('$shareId', '([^/]+)')}$`)

/** It is of letters that are never escaped. */
function shareIdIn(path: string): string | undefined {
  return sharedDeck.exec(path)?.[1]
}

/** The page itself says so when the database is away. */
async function sendShared(
  reply: FastifyReply,
  html: string,
  find: () => Promise<PageHead | undefined>,
) {
  try {
    const head = await find()
    return head ? sendPage(reply, 200, withHead(html, head)) : sendPage(reply, 404, html)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    return sendPage(reply.header('Retry-After', error.retryAfter), error.status, html)
  }
}

function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isDataPath(url) && !url.startsWith('/assets/')
}
