import type { Database } from '@manafolio/server/src/db/database.ts'
import { chunksOf } from '@manafolio/server/src/lib/chunks.ts'
import { sql } from 'kysely'
import { insertSeededUsers, type SeededCounts, type SeedWorld } from './seeded-users.ts'

const usersAtOnce = 200

/** Writes so many users, and shows how far it is. */
export async function seedUsers(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  count: number,
  world: SeedWorld,
): Promise<SeededCounts> {
  if (engine === 'sqlite') await db.transaction().execute((tx) => largeCache.execute(tx))
  const total = { collection: 0, decks: 0 }
  const began = performance.now()
  let done = 0
  for (const numbers of chunksOf(
    Array.from({ length: count }, (_, i) => i),
    usersAtOnce,
  )) {
    const { collection, decks } = await insertSeededUsers(db, numbers, world)
    total.collection += collection
    total.decks += decks
    done += numbers.length
    const isTenth =
      Math.floor((done * 10) / count) > Math.floor(((done - numbers.length) * 10) / count)
    if (isTenth) console.log(`${shown(done)} of ${shown(count)} users`)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${shown(count)} users, ${shown(total.collection)} printings in collections and ${shown(total.decks)} decks in ${seconds.toFixed(0)} s`,
  )
  return total
}

/** A gigabyte: rows come in the order of no index but one. */
const largeCache = sql`pragma cache_size = -1000000`

function shown(count: number): string {
  return count.toLocaleString('en')
}
