import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { DatabaseUnavailableError, reasonOf } from './storage-errors.ts'

const retryMs = 500

/** Waits until the database can be reached. Other problems, such as a wrong password, are thrown. */
export async function waitForDatabase(db: Db, log: FastifyBaseLogger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error
      log.warn(
        { attempt, reason: reasonOf(error) },
        'the database can not be reached; trying again',
      )
    }
    await setTimeout(retryMs)
  }
}
