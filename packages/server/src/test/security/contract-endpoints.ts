import { channel } from 'node:diagnostics_channel'
import type { Endpoint } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'

export { endpoints, type NamedEndpoint } from '../../http/contract-endpoints.ts'

export function routeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** The routes that an app gets while it is built; HEAD comes with every GET and is left out. */
export async function routesOf(build: () => Promise<unknown>): Promise<string[]> {
  const routes: string[] = []
  const built = channel('fastify.initialization')
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance } // what Fastify sends on this channel
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`)
    })
  }
  built.subscribe(listen)
  try {
    await build()
  } finally {
    built.unsubscribe(listen)
  }
  return routes
}
