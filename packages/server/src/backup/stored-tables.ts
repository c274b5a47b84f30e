import { sql } from 'kysely'
import type { Db, Engine } from '../db/database.ts'
import { tableNamesInMigrations } from '../db/migrate.ts'

/** A table as the database has it, whichever version of the program made it. */
export interface StoredTable {
  name: string
  /** Those that are written, which generated ones are not. */
  columns: string[]
  /** The primary key, in which order rows are read. */
  key: string[]
  /** Tables that its rows refer to. */
  references: string[]
}

/** The tables of our migrations, each after those that it refers to. */
export async function listStoredTables(db: Db, engine: Engine): Promise<StoredTable[]> {
  const { rows } = await queries[engine].execute(db)
  const known = tableNamesInMigrations()
  const tables = rows.filter(({ name }) => known.has(name)).map(readTable)
  return referencedFirst(tables)
}

interface TableRow {
  name: string
  /** JSON lists of names. */
  columns: string
  key: string
  references: string
}

function readTable(row: TableRow): StoredTable {
  return {
    name: row.name,
    columns: JSON.parse(row.columns),
    key: JSON.parse(row.key),
    references: JSON.parse(row.references),
  }
}

/** Generated columns are hidden ones: 2 where they are computed, 3 where they are stored. */
const queries = {
  sqlite: sql<TableRow>`select name,
    (select json_group_array(name) from
      (select name from pragma_table_xinfo(tables.name) where hidden = 0 order by cid)) as columns,
    (select json_group_array(name) from
      (select name from pragma_table_info(tables.name) where pk > 0 order by pk)) as key,
    (select json_group_array(distinct "table") from pragma_foreign_key_list(tables.name))
      as "references"
    from sqlite_master as tables where type = 'table' order by name`,
  postgres: sql<TableRow>`select tables.relname as name,
    (select json_agg(attname order by attnum) from pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '')
      as columns,
    (select coalesce(json_agg(attname order by place), '[]') from pg_constraint,
        unnest(conkey) with ordinality as keys (number, place), pg_attribute
      where conrelid = tables.oid and contype = 'p' and attrelid = tables.oid and attnum = number)
      as key,
    (select coalesce(json_agg(distinct others.relname), '[]')
      from pg_constraint join pg_class as others on others.oid = confrelid
      where conrelid = tables.oid and contype = 'f') as "references"
    from pg_class as tables
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
}

function referencedFirst(tables: readonly StoredTable[]): StoredTable[] {
  const sorted: StoredTable[] = []
  const add = (table: StoredTable) => {
    if (sorted.includes(table)) return
    for (const other of tables) {
      if (other !== table && table.references.includes(other.name)) add(other)
    }
    sorted.push(table)
  }
  tables.forEach(add)
  return sorted
}
