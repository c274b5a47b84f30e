import { listCollection } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { cheapCompression } from '../http/compression.ts'
import { hasTag, revalidated, tagOf } from '../http/revalidation.ts'
import { callReader } from '../http/route.ts'
import type { Collection, CollectionCache } from './collection-cache.ts'
import { collectionValuation, entryOf, type HeldEntry, heldEntries } from './held.ts'

/** To be raised when the same entries are answered in another shape. */
const shape = 1

/** Wires the list of all entries, with “not changed” for who has the newest one already. */
export function listRoute(
  app: FastifyInstance,
  { catalogue }: Pick<Deps, 'catalogue'>,
  collections: CollectionCache,
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
  const { copies } = collectionValuation(collection, catalogue)
  const { source, fingerprint } = catalogue.meta
  return tagOf(shape, userId, revision, entries.length, copies, source, fingerprint)
}

/**
 * The JSON of the contract's collectionEntry for each entry, as entryOf has it. A full collection has
 * 6 MB of it, of which a change leaves all but one entry as they were: those are written once.
 */
function writeEntries(userId: string, entries: readonly HeldEntry[]): string {
  return `[${entries.map((held) => writeEntry(userId, held)).join(',')}]`
}

function writeEntry(userId: string, held: HeldEntry): string {
  held.json ??= JSON.stringify(entryOf(userId, { ...held.entry, variants: held.variants }))
  return held.json
}
