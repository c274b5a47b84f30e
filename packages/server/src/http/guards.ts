/// <reference types="@fastify/session" />
import type { Endpoint, User } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

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

type Guarded = Pick<Endpoint, 'access' | 'allows'>

type Guard = (app: FastifyInstance, request: FastifyRequest) => Promise<User | undefined>

/**
 * Lets nobody in who may not call an endpoint, and finds out who is calling: of an endpoint with the
 * access `optional`, undefined for a visitor.
 */
export function guardOf({ access, allows }: Guarded): Guard {
  return async (app, request) => {
    if (access === 'public') return undefined
    if (access === 'optional') return findMember(app, request)
    const member = await requireUser(app, request)
    if (access === 'admin' && member.role !== 'admin') throw new AppError('admin_only')
    if (allows !== 'unverified' && !canUse(app, member)) throw new AppError('email_not_verified')
    return member
  }
}

async function requireUser(app: FastifyInstance, request: FastifyRequest): Promise<User> {
  const user = await findUser(app, request)
  if (!user) throw new AppError('authentication_required')
  return user
}

async function findUser(app: FastifyInstance, request: FastifyRequest): Promise<User | undefined> {
  const { userId } = request.session
  const user = userId === undefined ? undefined : await app.findUser(userId)
  if (user) request.userId = user.id
  return user
}

/** Who has no access to members' endpoints is a visitor here. */
async function findMember(app: FastifyInstance, request: FastifyRequest) {
  const user = await findUser(app, request)
  return user && canUse(app, user) ? user : undefined
}

/** Administrators are not locked out when the installation can't send e-mails. */
function canUse({ requiresVerifiedEmail }: FastifyInstance, user: User): boolean {
  return user.role === 'admin' || !requiresVerifiedEmail || user.emailVerifiedAt !== null
}
