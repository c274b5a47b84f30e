/// <reference types="@fastify/session" />
import type { Endpoint, User } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { accessTokenIn, requireTokenHolder } from './token-holder.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of a session, read anew for each request: the user may have been deleted since. */
    findUser(userId: string): Promise<User | undefined>
    /** Whether users must verify their e-mail address before they use anything but their account. */
    requiresVerifiedEmail: boolean
  }
  interface Session {
    userId?: string
  }
}

type Guarded = Pick<Endpoint, 'access' | 'allows' | 'requires' | 'method' | 'isRead'>

type Guard = (app: FastifyInstance, request: FastifyRequest) => Promise<User | undefined>

/**
 * Lets nobody in who may not call an endpoint, and finds out who is calling: of an endpoint with the
 * access `optional`, undefined for a visitor.
 */
export function guardOf(endpoint: Guarded): Guard {
  if (endpoint.access === 'public') return async () => undefined
  const isOptional = endpoint.access === 'optional'
  return async (app, request) => {
    const user = await findUser(app, request, endpoint)
    // Who has no access to members' endpoints is a visitor of those that are for anyone.
    if (isOptional) return user && canUse(app, user) ? user : undefined
    return admitted(app, user, endpoint)
  }
}

function admitted(app: FastifyInstance, user: User | undefined, { access, allows }: Guarded): User {
  if (!user) throw new AppError('authentication_required')
  if (access === 'admin' && user.role !== 'admin') throw new AppError('admin_only')
  if (allows !== 'unverified' && !canUse(app, user)) throw new AppError('email_not_verified')
  return user
}

/**
 * Who sends an access token is who holds it, whatever cookies there are. Hooks may have asked already:
 * a request counts once.
 */
async function findUser(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Guarded,
): Promise<User | undefined> {
  const userId = request.userId ?? (await findUserId(app, request, endpoint))
  const user = userId === undefined ? undefined : await app.findUser(userId)
  if (user) request.userId = user.id
  return user
}

async function findUserId(app: FastifyInstance, request: FastifyRequest, endpoint: Guarded) {
  const token = accessTokenIn(request)
  return token === undefined ? request.session.userId : requireTokenHolder(app, token, endpoint)
}

/** Administrators are not locked out when the installation can't send e-mails. */
function canUse({ requiresVerifiedEmail }: FastifyInstance, user: User): boolean {
  return user.role === 'admin' || !requiresVerifiedEmail || user.emailVerifiedAt !== null
}
