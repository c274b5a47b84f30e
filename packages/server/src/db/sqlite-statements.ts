import type Libsql from 'libsql'
import { LRUCache } from 'lru-cache'

const preparedMax = 300

/**
 * Prepared statements of a connection. Preparing takes longer than most reads. SQLite prepares a
 * statement again when the schema has changed.
 */
export class SqliteStatements {
  readonly #database: Libsql.Database
  readonly #prepared = new LRUCache<string, Libsql.Statement>({ max: preparedMax })

  constructor(database: Libsql.Database) {
    this.#database = database
  }

  /** A statement that fails may stay in progress in libsql: it is not used again. */
  use<Result>(sql: string, work: (statement: Libsql.Statement) => Result): Result {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    try {
      return work(statement)
    } catch (error) {
      this.#prepared.delete(sql)
      throw error
    }
  }

  clear(): void {
    this.#prepared.clear()
  }
}
