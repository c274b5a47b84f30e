import type { Db } from '@manafolio/server/src/db/database.ts'
import { chunksOf } from '@manafolio/server/src/lib/chunks.ts'
import { insertSeededUsers, type SeededCounts, type SeedWorld } from './seeded-users.ts'

const usersAtOnce = 50

/** Writes so many users, and shows how far it is. */
export async function seedUsers(db: Db, count: number, world: SeedWorld): Promise<SeededCounts> {
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

function shown(count: number): string {
  return count.toLocaleString('en')
}
