import {
  addressOf,
  changeIdHeader,
  type Endpoint,
  fileType,
  hasInputInBody,
} from '@manafolio/contract'
import { type Client, clientOf, type Payload } from '../../client.ts'
import type { TestApp } from '../../test-app.ts'

/** One of the users who do the same with the same ids, in other numbers. */
export interface OwnerFacts {
  name: string
  /** Copies of everything: by them one can tell whose rows an answer was made of. */
  copies: number
  /** Changes of the collection before the other has any. */
  earlyChanges: number
}

export interface Owner extends OwnerFacts {
  app: TestApp
  email: string
  laptop: Client
  phone: Client
  userId: string
  /** Ids that the server chose, by names that the steps give to them. */
  ids: Map<string, string>
  /** Every answer so far, in one order whatever the ids are. */
  answers: string[]
  /** Paths and methods that were called with success. */
  called: Set<Endpoint>
}

export interface Request extends Payload {
  file?: string
  client?: Client
}

/** A user who has not registered yet. */
export function ownerIn(app: TestApp, facts: OwnerFacts): Owner {
  const network = `10.${facts.copies}` // tries are counted by it
  return {
    ...facts,
    app,
    email: `${facts.name}@example.org`,
    userId: '',
    laptop: clientOf(app.app, `${network}.0.1`),
    phone: clientOf(app.app, `${network}.0.2`),
    ids: new Map(),
    answers: [],
    called: new Set(),
  }
}

/** Calls an endpoint and notes the answer; throws when it is refused. */
export async function call(owner: Owner, endpoint: Endpoint, request: Request = {}) {
  const response = await sendTo(request.client ?? owner.laptop, endpoint, request)
  const { statusCode, body } = response
  if (statusCode >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${body}`)
  owner.called.add(endpoint)
  owner.answers.push(`${endpoint.method} ${endpoint.path}: ${body}`)
  return isJson(response.headers['content-type']) ? JSON.parse(body) : body
}

function sendTo(client: Client, endpoint: Endpoint, { params = {}, input, key, file }: Request) {
  const sendsBody = input !== undefined && hasInputInBody(endpoint)
  const type = file === undefined ? 'application/json' : fileType
  return client.send({
    method: endpoint.method,
    url: addressOf(endpoint, params, input),
    headers: {
      ...((sendsBody || file !== undefined) && { 'content-type': type }),
      ...(key !== undefined && { [changeIdHeader]: key }),
    },
    ...(sendsBody && { payload: JSON.stringify(input) }),
    ...(file !== undefined && { payload: file }),
  })
}

function isJson(type: unknown): boolean {
  return String(type).startsWith('application/json')
}

/** An id that the server gave and that a step has noted. */
export function idOf(owner: Owner, name: string): string {
  const id = owner.ids.get(name)
  if (id === undefined) throw new Error(`no step noted the id of ${name}`)
  return id
}

/** An id that both owners choose for a change or an import of theirs. */
export function sameId(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
}
