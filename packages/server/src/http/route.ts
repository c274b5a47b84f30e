import {
  type Access,
  type Endpoint,
  hasInputInBody,
  type InputOf,
  type Issue,
  isWrite,
  type OutputOf,
  type ParamsOf,
  type User,
} from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import * as mini from 'zod/mini'
import { AppError } from '../errors.ts'
import { guardOf } from './guards.ts'
import { jsonSchemaOf } from './json-bytes.ts'

/** What a route's handler gets: everything parsed, and who is calling. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  input: InputOf<E>
  member: MemberOf<E['access']>
  request: FastifyRequest
  reply: FastifyReply
}

type MemberOf<Who extends Access> = {
  public: undefined
  optional: User | undefined
  member: User
  admin: User
}[Who]

/** Wires an endpoint of the contract: guard, parsing, and an answer cut to the contract's shape. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<OutputOf<E>> | OutputOf<E>,
): void {
  const read = callReader(app, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: responseSchema(endpoint) },
    handler: async (request, reply) => {
      const output = await handle(await read(request, reply))
      if (output !== undefined) return output
      reply.statusCode = 204
      return reply.send()
    },
  })
}

/** The same for an answer that is written already: as JSON of the contract's shape, in bytes. */
export function writtenRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Buffer> | Buffer,
): void {
  const read = callReader(app, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const bytes = await handle(await read(request, reply))
      return reply.type('application/json; charset=utf-8').send(bytes)
    },
  })
}

/** Lets nobody in who may not call the endpoint, and parses what was sent. */
export function callReader<E extends Endpoint>(app: FastifyInstance, endpoint: E) {
  const guard = guardOf(endpoint)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Call<E>> => {
    const member = await guard(app, request)
    if (member && isWrite(endpoint)) await app.countWrite(member.id, request)
    return {
      params: parse(endpoint.params, request.params),
      input: parse(endpoint.input, sentWith(endpoint, request)),
      member,
      request,
      reply,
    } as Call<E> // the guard answers a member exactly when the endpoint's access needs one
  }
}

function sentWith(endpoint: Endpoint, { query, body }: FastifyRequest): unknown {
  const takesNone = endpoint.input.def.type === 'undefined'
  if (takesNone && endpoint.sends === 'file') return undefined
  const isInAddress = !hasInputInBody(endpoint) && !takesNone
  return (isInAddress ? query : body) ?? undefined
}

/** Fastify writes answers by these schemas, which is faster than JSON.stringify and leaks nothing. */
export function responseSchema({ output }: Endpoint): Record<string, unknown> {
  return output.def.type === 'undefined' ? {} : { 200: jsonSchemaOf(output) }
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = mini.safeParse(schema, value)
  if (read.success) return read.data
  throw new AppError('bad_input', { issues: read.error.issues.map(issueOf) })
}

function issueOf({ path, message }: z.core.$ZodIssue): Issue {
  return { path: path.join('.'), message }
}
