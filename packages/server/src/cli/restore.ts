import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../config.ts'
import { databaseName, openDatabase } from '../db/database.ts'
import { systemClock } from '../lib/clock.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run restore -- FILE [--replace]
Restores a backup into the database of DATABASE_URL or DATA_DIR; stop the server first.
--replace deletes all users there and what they have, and puts the backup in its place.`

await runCommand(restore)

async function restore(args: string[], config: Config): Promise<string> {
  const { file, replaces } = readArguments(args)
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`)
  await mkdir(config.dataDir, { recursive: true })
  const database = openDatabase(config.database, { postgres: config.postgres })
  const name = databaseName(database.at)
  process.stdout.write(`Checking ${file}…\n`)
  try {
    const { header } = await restoreBackup(database, file, {
      clock: systemClock,
      replaces,
      onTable(table, rows) {
        if (rows > 0)
          process.stdout.write(`Restoring ${table}: ${rows.toLocaleString('en')} rows\n`)
      },
    })
    return `${name} is now as it was on ${header.createdAt}. Everybody has to sign in again.`
  } finally {
    await database.db.destroy()
  }
}

function readArguments(args: string[]) {
  const options = { replace: { type: 'boolean', default: false } } as const
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file, replaces: values.replace }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartProblem(usage)
}
