import {
  commitImport,
  deleteImport,
  getImport,
  limits,
  listImportRows,
  listImportSets,
  listImports,
  previewImport,
  startImport,
  type User,
  updateImportColumns,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { changeIdOf } from '../../http/change-id.ts'
import { fileOf, fileRoute, withFiles } from '../../http/file-body.ts'
import { longRoute } from '../../http/long-route.ts'
import { route } from '../../http/route.ts'
import { accountOf, throttleBy } from '../../http/throttle.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { addedRowsCache } from './added-rows-cache.ts'
import * as columns from './columns.ts'
import * as commit from './commit.ts'
import * as removal from './delete-import.ts'
import * as effect from './effect.ts'
import * as fix from './fix.ts'
import * as imports from './imports.ts'
import type { ImportKey } from './row-columns.ts'
import * as rows from './row-list.ts'
import * as sets from './row-sets.ts'
import * as start from './start.ts'

/** What a list from elsewhere goes through until it is in the collection. */
export function importRoutes(app: FastifyInstance, deps: Deps, collections: CollectionCache): void {
  readingRoutes(app, deps)
  lookRoutes(app, deps)
  rowRoutes(app, deps)
  commitRoutes(app, deps, collections)
}

function readingRoutes(app: FastifyInstance, deps: Deps) {
  const runQueued = oneAtATime()
  const readingsPerAccount = throttleBy(deps, {
    name: 'import',
    max: limits.importsPerAccount,
    keyOf: accountOf,
  })
  withFiles(app, (scope) => {
    longRoute(
      scope,
      startImport,
      async ({ member, input, request }, onProgress) => {
        await readingsPerAccount(request)
        const file = { name: input.fileName, bytes: fileOf(request) }
        const key = { userId: member.id, importId: changeIdOf(request) }
        return runQueued(member.id, () => start.startImport(deps, key, { file, onProgress }))
      },
      fileRoute(limits.importBytes, 'import_file_too_large'),
    )
  })
  longRoute(app, updateImportColumns, async ({ member, params, input, request }, onProgress) => {
    await readingsPerAccount(request)
    const key = keyOf(member, params)
    return runQueued(member.id, () =>
      columns.updateImportColumns(deps, key, { ...input, onProgress }),
    )
  })
}

function lookRoutes(app: FastifyInstance, deps: Deps) {
  route(app, listImports, ({ member }) => imports.listImports(deps.db, member.id))

  route(app, getImport, ({ member, params }) => imports.getImport(deps.db, keyOf(member, params)))

  route(app, deleteImport, async ({ member, params }) => {
    await removal.deleteImport(deps, keyOf(member, params))
    return undefined
  })
}

function rowRoutes(app: FastifyInstance, deps: Deps) {
  route(app, listImportRows, ({ member, params, input }) =>
    rows.listImportRows(deps, keyOf(member, params), input),
  )

  route(app, listImportSets, ({ member, params, input }) =>
    sets.listImportSets(deps, keyOf(member, params), input.doubt),
  )

  route(app, updateImportRow, ({ member, params, input }) => {
    const key = { ...keyOf(member, params), number: Number(params.number) }
    return fix.updateImportRow(deps, key, input)
  })

  route(app, updateImportRows, ({ member, params, input }) =>
    fix.updateImportRows(deps, keyOf(member, params), input),
  )
}

function commitRoutes(app: FastifyInstance, deps: Deps, collections: CollectionCache) {
  const looking = { ...deps, collections, listAdded: addedRowsCache(deps) }
  route(app, previewImport, ({ member, params, input }) =>
    effect.previewImport(looking, { ...keyOf(member, params), ...input }),
  )

  longRoute(app, commitImport, ({ member, params, input, request }, onProgress) => {
    const requested = { ...keyOf(member, params), ...input, changeId: changeIdOf(request) }
    return commit.commitImport(deps, requested, onProgress)
  })
}

function keyOf(member: User, { id }: { id: string }): ImportKey {
  return { userId: member.id, importId: id.toLowerCase() }
}

/** Does a work when all that were begun before it for the same user are done. */
type RunQueued = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Keeps a user from having several files read at once in this process: each takes memory. Who sends
 * more than could be kept has them refused while they wait.
 */
function oneAtATime(): RunQueued {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (userId, work) => {
    const queue = queues.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length >= limits.openImports) throw new AppError('import_limit_reached')
    queues.set(userId, queue)
    queue.length += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => {}) // the caller handles the error
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(userId)
    }
  }
}
