import pg from 'pg'

/** How long a living server may take to accept a connection and answer on it. */
const answerMs = 4000

/** Whether the server answers. Concurrent callers share one probe. */
export type ServerProbe = () => Promise<boolean>

/**
 * Asks a server on a connection of its own. Any answer is one, also a refusal: a server that is
 * frozen, or behind a broken network, gives none.
 */
export function serverProbe(url: string): ServerProbe {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= answers(url).finally(() => {
      running = undefined
    })
    return running
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs })
  client.on('error', () => {}) // reported by what it breaks
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // Not awaited: a server that does not answer does not say goodbye either.
    void client.end().catch(() => {})
  }
}
