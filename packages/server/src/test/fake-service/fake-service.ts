import Fastify from 'fastify'
import { type BulkType, bulkTypes } from '../../cards/service/bulk-types.ts'
import { answerRoutes, type MigrationRow } from './answer-routes.ts'
import { type Behavior, behaviors } from './behavior.ts'
import { controlRoutes } from './control-routes.ts'
import { fileRoutes } from './file-route.ts'
import { lookupRoutes } from './lookup-routes.ts'
import { checkRequests } from './request-checks.ts'
import { sampleFiles } from './sample-files.ts'
import { pack, type Served, type ServedFile } from './served-file.ts'

export interface FakeService {
  url: string
  /** Everything that was asked since the start, or since `requests.length = 0`. */
  requests: FakeRequest[]
  /** Changes what is offered as the bulk file default_cards; what is not named stays. */
  serve(file: ServedFile): Promise<Served>
  /** What is offered at this moment. */
  served(type?: BulkType): Served
  /** Changes what is listed as migrations. */
  migrate(rows: MigrationRow[]): void
  /** Changes how it behaves; what is not named stays. */
  behave(behavior: Behavior): void
  /** As it was in the beginning. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface FakeRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
}

export interface FakeOptions {
  /** Without it a free one. */
  port?: number
  /** What to offer; the sample's printings unless told otherwise. */
  file?: ServedFile
  rowsPerPage?: number
  /** The time in ms, for the limits of requests. */
  now?: () => number
}

/** A card-data service on this machine, which behaves and misbehaves on command. */
export async function fakeService(options: FakeOptions = {}): Promise<FakeService> {
  const { port = 0, rowsPerPage = 175, now = Date.now } = options
  const app = Fastify({ forceCloseConnections: true })
  const behaving = behaviors()
  const requests: FakeRequest[] = []
  const files = await offeredFiles(options.file)
  const migrations: MigrationRow[] = []
  const fake: FakeService = {
    url: '',
    requests,
    serve: files.serve,
    served: files.served,
    migrate: (rows) => void migrations.splice(0, migrations.length, ...rows),
    behave: behaving.change,
    async reset() {
      behaving.reset()
      requests.length = 0
      migrations.length = 0
      await files.reset()
    },
    close: () => app.close(),
  }
  checkRequests(app, { behaving, requests, now })
  const offered = {
    url: () => fake.url,
    files: files.all,
    migrations: () => migrations,
    rowsPerPage,
  }
  answerRoutes(app, behaving, offered)
  fileRoutes(app, behaving, files.named)
  lookupRoutes(app, behaving, { url: () => fake.url, served: files.served })
  controlRoutes(app, behaving, fake)
  fake.url = await app.listen({ port, host: '127.0.0.1' })
  return fake
}

/** The files on offer. Older versions stay where they were, as on the real service. */
async function offeredFiles(given: ServedFile = {}) {
  const lines = await sampleFiles()
  const first: ServedFile = { lines: lines.default_cards, ...given }
  let wanted = first
  const current = new Map<BulkType, Served>()
  const byName = new Map<string, Served>()
  for (const type of bulkTypes) {
    add(await pack(type, type === 'default_cards' ? first : { lines: lines[type] }))
  }
  return {
    all: () => [...current.values()],
    named: (name: string) => byName.get(name),
    served(type: BulkType = 'default_cards') {
      const served = current.get(type)
      if (!served) throw new Error(`there is no ${type} on offer`)
      return served
    },
    async serve(file: ServedFile) {
      const changed = { ...wanted, ...(file.lines && { file: undefined }), ...file }
      const served = add(await pack('default_cards', changed))
      wanted = changed
      return served
    },
    async reset() {
      if (wanted === first) return
      wanted = first
      add(await pack('default_cards', first))
    },
  }

  function add(served: Served) {
    current.set(served.type, served)
    byName.set(served.name, served)
    return served
  }
}
