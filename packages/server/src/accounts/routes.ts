import { getCurrentUser, limits, login, logout, register } from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Member } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { throttleBy } from '../http/throttle.ts'
import { accountOf, checkCredentials, registerAccount } from './rules.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const loginsPerAddress = throttleBy(app, limits.loginTriesPerAddress, (request) => request.ip)
  const loginsPerAccount = throttleBy(app, limits.loginTriesPerAccount, accountKey)
  const registrations = throttleBy(app, limits.registrationsPerAddress, (request) => request.ip)

  route(app, getCurrentUser, ({ member }) => accountOf(member))

  route(app, register, async ({ input, request }) => {
    await registrations(request)
    const member = await registerAccount(deps, input)
    await signIn(request, member)
    return accountOf(member)
  })

  route(app, login, async ({ input, request }) => {
    await loginsPerAddress(request)
    await loginsPerAccount(request)
    const member = await checkCredentials(deps, input)
    await signIn(request, member)
    return accountOf(member)
  })

  route(app, logout, async ({ request, reply }) => {
    await request.session.destroy()
    reply.clearCookie('manafolio.sid', { path: '/' })
    return { message: 'You are signed out.' }
  })
}

/** A new session id, so that one planted before signing in is worth nothing. */
async function signIn(request: FastifyRequest, member: Member) {
  await request.session.regenerate()
  request.session.userId = member.id
  await request.session.save()
}

/** An account as seen from one address, so that a stranger can't lock its owner out. */
function accountKey(request: FastifyRequest): string {
  const { email } = login.input.parse(request.body)
  return `${request.ip} ${email.toLowerCase()}`
}
