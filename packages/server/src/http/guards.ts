/// <reference types="@fastify/session" />
import type { Access, Role } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** The signed-in person behind a request. */
export interface Member {
  id: string
  email: string
  role: Role
  createdAt: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who the session's user id belongs to now: a deleted user is nobody, whatever the session says. */
    findMember(userId: string): Promise<Member | undefined>
  }
  interface Session {
    userId?: string
  }
}

type Guard = (app: FastifyInstance, request: FastifyRequest) => Promise<Member | undefined>

const guards: Record<Access, Guard> = {
  public: async () => undefined,
  member: requireMember,
  admin: async (app, request) => {
    const member = await requireMember(app, request)
    if (member.role !== 'admin') throw new AppError('admin_only')
    return member
  },
}

export function guardOf(access: Access): Guard {
  return guards[access]
}

async function requireMember(app: FastifyInstance, request: FastifyRequest): Promise<Member> {
  const { userId } = request.session
  const member = userId === undefined ? undefined : await app.findMember(userId)
  if (!member) throw new AppError('authentication_required')
  return member
}
