import { listCollection } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { cheapCompression } from '../http/compression.ts'
import { hasTag, revalidated, tagOf } from '../http/revalidation.ts'
import { callReader } from '../http/route.ts'
import { writeEntries } from './entry-list.ts'
import { heldEntries, worthOfAll } from './held.ts'
import type { Collection, KeptCollections } from './kept-collections.ts'

/** To be raised when the same entries are answered in another shape. */
const shape = 1

/** Wires the list of all entries, with “not changed” for who has the newest one already. */
export function listRoute(
  app: FastifyInstance,
  { catalogue }: Pick<Deps, 'catalogue'>,
  collections: KeptCollections,
): void {
  const read = callReader(app, listCollection)
  app.route({
    method: listCollection.method,
    url: listCollection.path,
    compress: cheapCompression,
    handler: async (request, reply) => {
      const { member } = await read(request, reply)
      const current = catalogue.current()
      const collection = await collections.of(member.id)
      const tag = tagOfList(member.id, collection, current)
      if (hasTag(request, tag)) return revalidated(reply, tag).code(304).send()
      const entries = writeEntries(member.id, heldEntries(collection, current))
      return revalidated(reply, tag).type('application/json; charset=utf-8').send(entries)
    },
  })
}

/** Counts stand beside the revision for changes by versions of the server that do not raise that. */
function tagOfList(userId: string, collection: Collection, catalogue: Catalogue): string {
  const { revision, entries } = collection
  const { copies } = worthOfAll(collection, catalogue)
  const { source, fingerprint } = catalogue.meta
  return tagOf(shape, userId, revision, entries.length, copies, source, fingerprint)
}
