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

/** Administrators are not locked out when the installation can't send e-mails. */
export function guardOf({ access, allows }: Guarded): Guard {
  return async (app, request) => {
    if (access === 'public') return undefined
    const member = await requireUser(app, request)
    if (member.role === 'admin') return member
    if (access === 'admin') throw new AppError('admin_only')
    if (app.requiresVerifiedEmail && member.emailVerifiedAt === null && allows !== 'unverified') {
      throw new AppError('email_not_verified')
    }
    return member
  }
}

async function requireUser(app: FastifyInstance, request: FastifyRequest): Promise<User> {
  const { userId } = request.session
  const member = userId === undefined ? undefined : await app.findUser(userId)
  if (!member) throw new AppError('authentication_required')
  request.userId = member.id
  return member
}
