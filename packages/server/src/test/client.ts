import { randomUUID } from 'node:crypto'
import {
  addressOf,
  changeIdHeader,
  type Endpoint,
  type ErrorBody,
  errorBody,
  hasInputInBody,
  login,
  type OutputOf,
  register,
  type User,
} from '@manafolio/contract'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Deps } from '../deps.ts'

/** What goes with a call; the input is unknown, so that tests can send what types forbid. */
export interface Payload {
  params?: Record<string, string>
  input?: unknown
  /** The Idempotency-Key of a change. */
  key?: string
  /** An access token. */
  token?: string
}

type Refusal = ErrorBody & { status: number }

/** A user at an address, with a cookie jar. */
export interface Client {
  /** A request as it is. */
  send(request: Omit<InjectOptions, 'cookies' | 'remoteAddress'>): Promise<LightMyRequestResponse>
  /** Calls an endpoint; throws unless the answer is OK and has the contract's shape. */
  call<E extends Endpoint>(endpoint: E, payload?: Payload): Promise<OutputOf<E>>
  /** Calls an endpoint; throws unless it refuses. */
  refusal(endpoint: Endpoint, payload?: Payload): Promise<Refusal>
  /** The value of the session cookie. */
  session(): string | undefined
}

export const sessionCookie = 'manafolio.sid'

/**
 * Each client has an address of its own: tries are counted by it. It may have a session already.
 */
export function clientOf(app: FastifyInstance, remoteAddress: string, cookie?: string): Client {
  let session = cookie

  async function send(request: InjectOptions) {
    const cookies = session === undefined ? {} : { [sessionCookie]: session }
    const response = await app.inject({ ...request, remoteAddress, cookies })
    // As in a browser, the last of several cookies with one name counts.
    const sent = response.cookies.findLast(({ name }) => name === sessionCookie)
    if (sent) session = sent.value === '' ? undefined : sent.value
    return response
  }

  const sendTo = (endpoint: Endpoint, { params = {}, input, key, token }: Payload = {}) => {
    const sendsBody = input !== undefined && hasInputInBody(endpoint)
    return send({
      method: endpoint.method,
      url: addressOf(endpoint, params, input),
      headers: {
        ...(sendsBody && { 'content-type': 'application/json' }),
        ...(key !== undefined && { [changeIdHeader]: key }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(sendsBody && { payload: JSON.stringify(input) }),
    })
  }

  return {
    send,
    async call(endpoint, payload) {
      const response = await sendTo(endpoint, payload)
      if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`)
      const body: unknown = response.body === '' ? undefined : response.json()
      return endpoint.output.parse(body) as OutputOf<typeof endpoint> // parsed by that very schema
    },
    async refusal(endpoint, payload) {
      const response = await sendTo(endpoint, payload)
      if (response.statusCode < 400) throw new Error(`not refused: ${response.body}`)
      return { status: response.statusCode, ...errorBody.parse(response.json()) }
    },
    session: () => session,
  }
}

export interface MemberClient extends Client {
  account: User
  password: string
}

const password = 'correct horse battery'

/** A client that has just registered, and is therefore signed in. */
export async function registerAs(client: Client, email: string): Promise<MemberClient> {
  const account = await client.call(register, { input: { email, password } })
  return { ...client, account, password }
}

const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** An account whose password was hashed in no time: registering would take most of a test's. */
export async function insertUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, email: string) {
  const now = clock.now().toISOString()
  const values = {
    id: randomUUID(),
    email,
    email_key: email.toLowerCase(),
    role: 'user',
    password: await hash(password, cheapest),
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('users').values(values).execute()
}

/** A client that has just signed in to an account of insertUser. */
export async function signedInAs(client: Client, email: string): Promise<MemberClient> {
  const account = await client.call(login, { input: { email, password } })
  return { ...client, account, password }
}
