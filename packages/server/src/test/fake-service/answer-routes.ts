import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Behaviors, Current } from './behavior.ts'
import { answerFailure, problem } from './failures.ts'
import { filePath } from './file-route.ts'
import type { Served } from './served-file.ts'

/** A row of the service's list of migrations. */
export interface MigrationRow {
  id: string
  performed_at: string
  migration_strategy: string
  old_scryfall_id: string
  new_scryfall_id: string | null
  note: string | null
  metadata?: Record<string, unknown> | null
}

/** What the answers are made of, which may change at any time. */
export interface Offered {
  url(): string
  files(): Served[]
  migrations(): MigrationRow[]
  rowsPerPage: number
}

type Kind = Current['answers']

/** Bulk objects and migrations. */
export function answerRoutes(app: FastifyInstance, behaviors: Behaviors, offered: Offered): void {
  app.get('/bulk-data', (_request, reply) =>
    answer(reply, (kind) => {
      const data = offered.files().map((file) => bulkObject(file, kind, offered.url()))
      return { object: 'list', has_more: false, data }
    }),
  )

  app.get<{ Params: { type: string } }>('/bulk-data/:type', (request, reply) => {
    const file = offered.files().find(({ type }) => type === request.params.type)
    if (!file) return problem(reply, 404, 'No bulk data of that type was found.')
    return answer(reply, (kind) => bulkObject(file, kind, offered.url()))
  })

  app.get<{ Querystring: { page?: string } }>('/migrations', (request, reply) =>
    answer(reply, (kind) => migrationPage(offered, kind, Number(request.query.page ?? 1))),
  )

  function answer(reply: FastifyReply, make: (kind: Kind) => object) {
    const kind = behaviors.next('answers')
    switch (kind) {
      case 'normal':
      case 'wrongShape':
      case 'wrongSize':
        return sendWithEtag(reply, make(kind))
      default:
        return answerFailure(reply, kind, behaviors.current())
    }
  }
}

function sendWithEtag(reply: FastifyReply, object: object) {
  const hash = createHash('sha256').update(JSON.stringify(object)).digest('hex').slice(0, 16)
  const etag = `W/"${hash}"`
  reply.header('etag', etag)
  return reply.request.headers['if-none-match'] === etag
    ? reply.code(304).send()
    : reply.send(object)
}

function bulkObject(file: Served, kind: Kind, url: string) {
  const about = {
    object: 'bulk_data',
    id: file.type,
    type: file.type,
    updated_at: file.updatedAt,
    uri: `${url}/bulk-data/${file.type}`,
    name: file.type.replace('_', ' '),
    description: 'Offered by the fake card-data service.',
  }
  if (kind === 'wrongShape') return about
  const size = file.bytes.length + (kind === 'wrongSize' ? 100 : 0)
  const uri = `${url}${filePath}/${file.name}`
  return file.shape === 'array'
    ? { ...about, download_uri: uri, size, content_type: 'application/json' }
    : { ...about, jsonl_download_uri: uri, compressed_size: size }
}

function migrationPage({ migrations, rowsPerPage, url }: Offered, kind: Kind, page: number) {
  if (kind === 'wrongShape') return { object: 'list', data: 'none' }
  const start = (page - 1) * rowsPerPage
  const data = migrations().slice(start, start + rowsPerPage)
  const hasMore = start + rowsPerPage < migrations().length
  const rows = data.map((row) => ({ object: 'migration', metadata: null, ...row }))
  const next = hasMore ? { next_page: `${url()}/migrations?page=${page + 1}` } : {}
  return { object: 'list', has_more: hasMore, ...next, data: rows }
}
