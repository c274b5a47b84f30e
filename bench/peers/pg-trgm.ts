import { type PostgresServer, startPostgres } from '@manafolio/server/src/test/postgres.ts'
import pg from 'pg'
import { firstFound, type Peer } from './peer.ts'

/** PostgreSQL with a trigram index; undefined, with a message, when this machine has none. */
export async function pgTrgm(): Promise<Peer | undefined> {
  const server = await startPostgres({ PATH: process.env.PATH }) // a temporary one, whatever the tests use
  if (!server) return missing('there is no PostgreSQL on this machine')
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch {
    await close(client, server)
    return missing('this PostgreSQL has no extension pg_trgm (postgresql-contrib)')
  }
  return peerOn(client, server)
}

function missing(why: string) {
  console.log(`\npg_trgm was left out: ${why}.`)
  return undefined
}

async function close(client: pg.Client, server: PostgresServer) {
  await client.end()
  await server.stop()
}

function peerOn(client: pg.Client, server: PostgresServer): Peer {
  return {
    name: 'pg_trgm',
    isExact: true,
    async build(texts) {
      // A plan for each text, since the best one for a rare text is not the best for a common one.
      await client.query('set plan_cache_mode = force_custom_plan')
      await client.query('create temporary table cards (place integer primary key, text text)')
      const rows =
        'select ordinality - 1, text from unnest($1::text[]) with ordinality as row (text)'
      await client.query(`insert into cards ${rows}`, [texts])
      await client.query('create index on cards using gin (text gin_trgm_ops)')
      await client.query('analyze cards')
    },
    async find(text) {
      const values = [`%${text.replace(/[\\%_]/g, '\\$&')}%`, firstFound]
      const { rows } = await client.query({ name: 'find', text: findQuery, values })
      return { count: rows[0].count, first: rows[0].first }
    },
    close: () => close(client, server),
  }
}

/** In one round trip. */
const findQuery = `
  with found as materialized (select place from cards where text like $1)
  select (select count(*)::integer from found) as count,
    array(select place from found order by place limit $2) as first`
