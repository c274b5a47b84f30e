import {
  collectionFileName,
  type ExportFormat,
  exportCollection,
  exportFormats,
  limits,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { cheapCompression } from '../../http/compression.ts'
import { callReader } from '../../http/route.ts'
import { accountOf, throttleBy } from '../../http/throttle.ts'
import type { CounterDeps } from '../../http/try-counter.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { collectionFile } from './collection-file.ts'

const contentTypes: Record<(typeof exportFormats)[ExportFormat]['extension'], string> = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** The answer is a stream, so it goes past the writer of answers, which wants them whole. */
export function exportRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'catalogue'> & CounterDeps,
  collections: CollectionCache,
): void {
  const { catalogue, clock } = deps
  const read = callReader(app, exportCollection)
  const exportsPerAccount = throttleBy(deps, {
    name: 'collection export',
    max: limits.exportsPerAccount,
    keyOf: accountOf,
  })
  app.route({
    method: exportCollection.method,
    url: exportCollection.path,
    compress: cheapCompression,
    handler: async (request, reply) => {
      const { member, input } = await read(request, reply)
      await exportsPerAccount(request)
      const now = clock.now()
      const collection = await collections.of(member.id)
      const file = collectionFile(collection, catalogue.current(), { ...input, now })
      const name = collectionFileName(input.format, now.toISOString().slice(0, 10))
      return reply
        .type(contentTypes[exportFormats[input.format].extension])
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  })
}
