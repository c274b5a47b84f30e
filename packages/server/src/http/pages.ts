import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import { isDataPath, type Page, pageAt } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { refuseNotFound } from './error-handler.ts'
import { type PageHead, withHead } from './page-head.ts'
import { preloadsIn } from './page-preloads.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Undefined, or refused with an AppError, when there is nothing at the address. */
type FindHead = (params: Record<string, string>) => Promise<PageHead | undefined>

/** The pages with a head of their own. */
export type HeadsByPage = Partial<Record<Page, FindHead>>

interface PageServing {
  webDir: string
  heads: HeadsByPage
  config: Pick<Deps['config'], 'publicUrl'>
}

/**
 * The built pages. Files under /assets carry a hash of their content in the name and never change.
 * Any other address outside the API answers the app, with 404 unless a page lives there.
 */
export async function servePages(
  app: FastifyInstance,
  { webDir, heads, config }: PageServing,
): Promise<void> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8')
  const withPreloads = await preloadsIn(webDir, config)
  await app.register(fastifyStatic, {
    ...staticFiles('no-cache'),
    root: webDir,
    wildcard: false,
    globIgnore: ['assets/**'],
  })
  // Looked for when they are asked for: a build adds those of a version that takes over one by one.
  await app.register(fastifyStatic, {
    ...staticFiles(`public, max-age=${yearSeconds}, immutable`),
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return refuseNotFound(request, reply)
    const path = request.url.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? '/'
    const found = pageAt(path)
    if (!found) return sendPage(reply, 404, html)
    const page = withPreloads(html, found, request.headers)
    const findHead = heads[found.page]
    if (!findHead) return sendPage(reply, 200, page)
    return sendWithHead(reply, page, () => findHead(decoded(found.params)))
  })
}

function staticFiles(cacheControl: string) {
  return {
    index: false,
    preCompressed: true,
    cacheControl: false, // its own header would replace this one
    setHeaders(reply: SetHeadersResponse) {
      reply.setHeader('Cache-Control', cacheControl)
    },
  } as const
}

function decoded(params: Record<string, string>): Record<string, string> {
  const entries = Object.entries(params)
  return Object.fromEntries(entries.map(([key, value]) => [key, decodeURIComponent(value)]))
}

/** Of a refusal, only the status: the app requests the page's data itself, and shows the reason. */
async function sendWithHead(
  reply: FastifyReply,
  html: string,
  find: () => Promise<PageHead | undefined>,
) {
  try {
    const head = await find()
    return head ? sendPage(reply, 200, withHead(html, head)) : sendPage(reply, 404, html)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
    return sendPage(reply, error.status, html)
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
