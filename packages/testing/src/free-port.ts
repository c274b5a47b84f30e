import getPort from 'get-port'

/**
 * A port that nothing listens on: the preferred one, if it is free. A process gets no port twice,
 * also while nothing listens on it yet.
 */
export function freePort(preferred?: number): Promise<number> {
  return getPort({ port: preferred ?? [], reserve: true })
}
