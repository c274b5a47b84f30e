import type { Endpoint } from '@manafolio/contract'
import * as contract from '@manafolio/contract'

export interface NamedEndpoint {
  name: string
  endpoint: Endpoint
}

/** All that the contract exports: a new endpoint is among them without being listed anywhere. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(
  ([name, exported]: [string, unknown]) =>
    isEndpoint(exported) ? [{ name, endpoint: exported }] : [],
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
