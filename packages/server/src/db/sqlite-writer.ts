import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, QueryResult } from 'kysely'
import type Libsql from 'libsql'
import { isBusy } from './sqlite-errors.ts'
import { SqliteStatements } from './sqlite-statements.ts'
import { type WriteLock, writeLock } from './write-lock.ts'

interface WriterOptions {
  database: Libsql.Database
  /** Of others in this process that have the file open apart. */
  lock: WriteLock
  /** How long a transaction waits for other processes. */
  writeMs: number
}

/** Transactions that are savepoints of one transaction of the file. */
interface Group {
  beganMs: number
  /** Those that are done, waiting for the commit. */
  done: { resolve: () => void; reject: (error: unknown) => void }[]
  /** Why none of it can be committed: SQLite rolls back by itself on a full disk, for one. */
  failure?: unknown
  /** Lets others write in this process that have the file open apart. */
  release: () => void
}

/** A group takes in others for so long, and so many. */
const groupMs = 40
const groupMax = 50

/** A pause between two tries to get the lock that another process has. At random, to be fair. */
const retryMs = () => 1 + Math.random() * 9

/**
 * Transactions that write, one after the other. Most of the time of a commit is waiting for the
 * disk, so those that come at about one time are committed together: each is a savepoint, which can
 * be rolled back alone, and is acknowledged when all of them are on the disk.
 */
export class SqliteWriter {
  readonly #options: WriterOptions
  readonly #statements: SqliteStatements
  readonly #turn = writeLock()
  /** Those that wait for their turn. */
  #waiting = 0
  /** Ends the turn of the transaction that is under way. */
  #endTurn: (() => void) | undefined
  #group: Group | undefined

  constructor(options: WriterOptions) {
    this.#options = options
    this.#statements = new SqliteStatements(options.database)
  }

  /** Waits for the others of this process, and of other ones. */
  async begin(): Promise<void> {
    this.#waiting++
    const endTurn = await this.#turn()
    this.#waiting--
    this.#endTurn = endTurn
    try {
      this.#group ??= await this.#beginGroup()
      this.#watched(() => this.#options.database.exec('savepoint member'))
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { failure } = this.#current()
    if (failure !== undefined) throw failure
    return this.#watched(() =>
      this.#statements.use(sql, (statement) => {
        if (statement.reader) return { rows: statement.all(parameters) as R[] } // as Kysely's own driver
        const { changes, lastInsertRowid } = statement.run(parameters)
        return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
      }),
    )
  }

  /** Resolves when the transaction is on the disk; one that fails is over, too. */
  commit(): Promise<void> {
    try {
      const { done, failure } = this.#current()
      if (failure !== undefined) throw failure
      this.#watched(() => this.#options.database.exec('release member'))
      const committed = new Promise<void>((resolve, reject) => done.push({ resolve, reject }))
      this.#leave()
      return committed
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  rollback(): void {
    try {
      this.#undo()
    } finally {
      this.#leave()
    }
  }

  /** What is under way is rolled back; what is done, and not on the disk yet, is committed. */
  close(): void {
    if (this.#endTurn) this.#undo()
    if (this.#group) this.#end(this.#group)
    this.#statements.clear()
    this.#options.database.close()
  }

  #undo(): void {
    const group = this.#group
    if (!group || group.failure !== undefined) return
    try {
      this.#options.database.exec('rollback to member; release member')
    } catch (error) {
      group.failure = error // what could not be undone must not be committed with the others
      throw error
    }
  }

  #current(): Group {
    if (!this.#group) throw new Error('no transaction is under way')
    return this.#group
  }

  async #beginGroup(): Promise<Group> {
    const release = await this.#options.lock()
    try {
      await this.#beginImmediate()
      return { beganMs: performance.now(), done: [], release }
    } catch (error) {
      release()
      throw error
    }
  }

  /**
   * Takes the write lock of the file at once. A transaction that first reads and then writes would
   * otherwise fail when another process wrote in between. It is the one statement that can find the
   * file locked, and not prepared: a prepared one that fails so stays in progress in libsql, and
   * then no transaction of its connection can commit (libsql-client-ts#352).
   */
  async #beginImmediate(): Promise<void> {
    const deadline = performance.now() + this.#options.writeMs
    for (;;) {
      try {
        this.#options.database.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await setTimeout(retryMs())
    }
  }

  #watched<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (this.#group && !this.#options.database.inTransaction) this.#group.failure = error
      throw error
    }
  }

  /** Gives the next one its turn: within the group, unless that has to end. */
  #leave(): void {
    const endTurn = this.#endTurn
    this.#endTurn = undefined
    const group = this.#group
    if (group && isOver(group)) this.#end(group)
    // Those whose requests are there already may still come.
    else if (group && this.#waiting === 0) setImmediate(() => this.#endIfNobodyCame(group))
    endTurn?.()
  }

  #endIfNobodyCame(group: Group): void {
    if (this.#group === group && !this.#endTurn) this.#end(group)
  }

  #end({ done, failure, release }: Group): void {
    this.#group = undefined
    try {
      this.#commitGroup(failure)
      for (const { resolve } of done) resolve()
    } catch (error) {
      for (const { reject } of done) reject(error)
    } finally {
      release()
    }
  }

  #commitGroup(failure: unknown): void {
    const { database } = this.#options
    try {
      if (failure !== undefined) throw failure
      database.exec('commit')
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }
}

function isOver({ beganMs, done, failure }: Group): boolean {
  return failure !== undefined || done.length >= groupMax || performance.now() - beganMs >= groupMs
}
