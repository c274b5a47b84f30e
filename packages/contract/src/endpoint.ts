import * as z from 'zod/mini'
import { errorBody } from './error-body.ts'

/**
 * Who may call it: anyone, a signed-in user, or an admin. An `optional` one is for anyone too, and
 * answers a signed-in user more. The server enforces it.
 */
export type Access = 'public' | 'optional' | 'member' | 'admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the API. Params are the `:names` of the path; input is the JSON body, or the query of
 * a call without one, or whose body is a file.
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
  /** Open to users with an unverified address even where REGISTRATION is `verified`. */
  allows?: 'unverified'
  /** Only for people who signed in: access tokens do not open it, nor what admins alone can do. */
  requires?: 'session'
  /** The body is a file as it is, of the content type `fileType`. */
  sends?: 'file'
  /** It only reads, though its input is in a body. */
  isRead?: true
  /** Under one `changeIdHeader` it is done once, however often it is sent. */
  isOnce?: true
  /** Clients that accept `progressType` receive progress lines. */
  reports?: 'progress'
}

/** The content type of a file that is sent as it is. */
export const fileType = 'application/octet-stream'

/**
 * The content type of an answer in lines of JSON, each with one of these: how much is done, from 0
 * to 1, again and again; and as the last line the answer, or why there is none. What is refused at
 * once is refused as always.
 */
export const progressType = 'application/x-ndjson'

export const progressLine = z.union([
  z.object({ share: z.number() }),
  z.object({ answer: z.unknown() }),
  z.object({ refusal: z.extend(errorBody, { status: z.number() }) }),
])
export type ProgressLine = z.infer<typeof progressLine>

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type InputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** The input of a caller, before defaults are applied. */
export type PayloadOf<E extends Endpoint> = z.input<E['input']>

/** The schema of a call without a body, and of a response without content. */
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

/** Whether a call may change what is stored. */
export function isWrite({ method, isRead }: Pick<Endpoint, 'method' | 'isRead'>): boolean {
  return method !== 'GET' && !isRead
}

/** `/api/collection/:scryfallId` with its names filled in and escaped. */
export function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * A GET and a DELETE have no body, and a file is sent as it is: their input stands in the address.
 */
export function hasInputInBody({ method, sends }: Pick<Endpoint, 'method' | 'sends'>): boolean {
  return sends !== 'file' && (method === 'POST' || method === 'PATCH')
}

/**
 * Where a call goes: the path with its names filled in and, without a body, its input as the query.
 */
export function addressOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'sends'>,
  params: Record<string, string>,
  input: unknown,
): string {
  const address = pathOf(endpoint.path, params)
  if (hasInputInBody(endpoint) || typeof input !== 'object' || input === null) return address
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (given.length === 0) return address
  const query = given.map(([key, value]) => [key, String(value)] as const)
  return `${address}?${new URLSearchParams(Object.fromEntries(query))}`
}
