import type { Db, Engine } from '../database.ts'

/** One change of the schema, as statements of each engine. Forward only; never edited once shipped. */
export interface Migration {
  name: string
  statements: Record<Engine, readonly string[]>
  /** What SQL can't do, after the statements and in their transaction. */
  run?(tx: Db): Promise<void>
}
