import { addressOf, type Endpoint, hasInputInBody } from '@manafolio/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** A browser at an address, which keeps every cookie that it is given. */
export interface Browser {
  cookies: Map<string, string>
  send(endpoint: Endpoint, input?: unknown): Promise<LightMyRequestResponse>
}

export function browserAt(
  app: FastifyInstance,
  remoteAddress: string,
  headers: InjectOptions['headers'] = {},
): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(endpoint, input) {
      const { method } = endpoint
      const url = addressOf(endpoint, {}, input)
      const sendsBody = hasInputInBody(endpoint) && input !== undefined
      const body = sendsBody ? { payload: input as object } : {}
      const request = { method, url, remoteAddress, headers, cookies: Object.fromEntries(cookies) }
      const response = await app.inject({ ...request, ...body })
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}
