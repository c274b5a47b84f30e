import { parseArgs } from 'node:util'
import { type Copying, copyDatabase } from '../backup/copy-database.ts'
import type { Config } from '../config.ts'
import { databaseName, openDatabase } from '../db/database.ts'
import { waitForDatabase } from '../db/wait-for-database.ts'
import { systemClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run db:copy -- --to postgres://USER:PASSWORD@HOST/DATABASE
Copies the database of DATA_DIR, or of DATABASE_URL, into an empty one on PostgreSQL; stop the server first.
A copy that was interrupted is continued.`

async function copy(args: string[], config: Config): Promise<string> {
  const { postgres } = config
  const source = openDatabase(config.database, { postgres })
  const target = openDatabase({ url: readTarget(args) }, { postgres })
  try {
    await waitForDatabase(target.db, createLogger(config.logLevel))
    const tables = await copyDatabase(source, target, { clock: systemClock, onRows: printRows })
    const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
    return `Copied ${tables.size} tables with ${shown(rows)} rows into ${databaseName(target.at)}, and compared them.`
  } finally {
    await source.db.destroy()
    await target.db.destroy()
  }
}

/** Between two lines about one table. */
const rowsPerLine = 50_000

const printRows: NonNullable<Copying['onRows']> = (step, table, rows, all) => {
  if (rows < all && rows % rowsPerLine !== 0) return
  const verb = step === 'copy' ? 'Copied' : 'Compared'
  process.stdout.write(`${verb} ${table}: ${shown(rows)} of ${shown(all)} rows\n`)
}

function shown(count: number): string {
  return count.toLocaleString('en')
}

function readTarget(args: string[]): string {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
    if (to && /^postgres(ql)?:$/.test(new URL(to).protocol)) return to
  } catch {
    // An unknown option, or no address: the usage says what there is.
  }
  throw new StartProblem(usage)
}

await runCommand(copy)
