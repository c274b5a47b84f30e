import { parseArgs } from 'node:util'
import { hashPassword } from '@manafolio/server/src/accounts/passwords/passwords.ts'
import { readSnapshot, snapshotPath } from '@manafolio/server/src/cards/import/snapshot-file.ts'
import { readConfig } from '@manafolio/server/src/config.ts'
import { openDatabase } from '@manafolio/server/src/db/database.ts'
import { migrate } from '@manafolio/server/src/db/migrate.ts'
import { systemClock } from '@manafolio/server/src/lib/clock.ts'
import { playedCards } from '../deck-world.ts'
import { seedUsers } from './seed-users.ts'
import { seedPassword } from './seeded-users.ts'

/** Fills the database of DATA_DIR or DATABASE_URL with made-up users, for trials of load. */
const { values } = parseArgs({ options: { users: { type: 'string', default: '1000' } } })
const config = readConfig(process.env)
const catalogue = await readSnapshot(snapshotPath(config.dataDir))
if (typeof catalogue !== 'object') {
  throw new Error(`There is no card data in ${config.dataDir}: let a server import it first.`)
}
const database = openDatabase(config.database)
await migrate(database, systemClock)
await seedUsers(database, Number(values.users), {
  cards: playedCards(catalogue),
  passwordHash: await hashPassword(seedPassword),
})
await database.db.destroy()
console.log(`They are player-0@seed.example.org and so on, with the password “${seedPassword}”.`)
