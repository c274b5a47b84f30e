import { findPostgres, makeCluster } from './postgres-cluster.ts'

export interface PostgresServer {
  url: string
  stop(): Promise<void>
}

/**
 * The PostgreSQL to test on: the one at TEST_DATABASE_URL, or a scratch server started from the
 * binaries on this machine. Undefined when there are none.
 */
export async function startPostgres(
  env: Record<string, string | undefined>,
): Promise<PostgresServer | undefined> {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} }
  const binaries = findPostgres(env.PATH ?? '')
  if (binaries === undefined) return undefined
  const { url, start, remove } = await makeCluster(binaries)
  await start()
  return { url, stop: remove }
}
