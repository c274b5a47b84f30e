import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { role } from '@manafolio/contract'
import { changeRole } from '../accounts/rules.ts'
import { ConfigError, readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { systemClock } from '../lib/clock.ts'

const usage = 'Usage: npm run user -- role <email> admin|user'

/** `npm run user -- role <email> admin|user`: also while the server runs. */
async function run([command, email, name]: string[]): Promise<string> {
  const wanted = role.safeParse(name)
  if (command !== 'role' || !email || !wanted.success) throw new Error(usage)
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true })
  const database = openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.dataDir, 'manafolio.db') },
  )
  try {
    await migrate(database, systemClock)
    const isKnown = await changeRole({ db: database.db, clock: systemClock }, email, wanted.data)
    if (!isKnown) throw new Error(`Nobody is registered as ${email}.`)
    return `${email} is now ${wanted.data === 'admin' ? 'an administrator' : 'a user'}.`
  } finally {
    await database.db.destroy()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof Error
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`)
  process.exit(1)
}
