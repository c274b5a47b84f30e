/// <reference types="@fastify/session" />
import type { Access, User } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of a session, read anew for each request: the user may have been deleted since. */
    findUser(userId: string): Promise<User | undefined>
  }
  interface Session {
    userId?: string
  }
}

type Guard = (app: FastifyInstance, request: FastifyRequest) => Promise<User | undefined>

const guards: Record<Access, Guard> = {
  public: async () => undefined,
  member: requireUser,
  admin: async (app, request) => {
    const member = await requireUser(app, request)
    if (member.role !== 'admin') throw new AppError('admin_only')
    return member
  },
}

export function guardOf(access: Access): Guard {
  return guards[access]
}

async function requireUser(app: FastifyInstance, request: FastifyRequest): Promise<User> {
  const { userId } = request.session
  const member = userId === undefined ? undefined : await app.findUser(userId)
  if (!member) throw new AppError('authentication_required')
  request.userId = member.id
  return member
}
