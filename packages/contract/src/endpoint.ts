import * as z from 'zod/mini'

/** Who may call: everybody, a signed-in user, or an admin. The server enforces it. */
export type Access = 'public' | 'member' | 'admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the API. Params are the `:names` of the path; input is the JSON body, or the query of a
 * call without one.
 */
export interface Endpoint<
  Who extends Access = Access,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method
  path: `/${string}`
  access: Who
  params: Params
  input: Input
  output: Output
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type InputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** What a caller may write, before defaults are filled in. */
export type PayloadOf<E extends Endpoint> = z.input<E['input']>

/** The schema of a call without body, and of an answer without content. */
export const nothing = z.undefined()

/** The params of a path without `:names`. */
export const noParams = z.object({})

export function endpoint<
  Who extends Access,
  Params extends z.ZodMiniType,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(definition: Endpoint<Who, Params, Input, Output>): Endpoint<Who, Params, Input, Output> {
  return definition
}

/** `/api/collection/:scryfallId` with its names filled in and escaped. */
export function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** A GET and a DELETE have no body: what they send stands in the address. */
export function hasBody({ method }: Pick<Endpoint, 'method'>): boolean {
  return method === 'POST' || method === 'PATCH'
}

/** Where a call goes: the path with its names filled in and, without a body, its input as the query. */
export function addressOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  params: Record<string, string>,
  input: unknown,
): string {
  const address = pathOf(endpoint.path, params)
  if (hasBody(endpoint) || typeof input !== 'object' || input === null) return address
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = given.map(([key, value]) => [key, String(value)] as const)
  return `${address}?${new URLSearchParams(Object.fromEntries(query))}`
}
