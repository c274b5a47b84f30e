import {
  forgotPassword,
  getCurrentUser,
  limits,
  login,
  logout,
  passwordResetAnswers,
  passwordResetRequest,
  register,
  resetPassword,
} from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { afterAnswers } from '../http/after-answers.ts'
import type { Member } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { sessionCookie } from '../http/sessions.ts'
import { throttleBy } from '../http/throttle.ts'
import * as reset from './password-reset.ts'
import { accountOf, checkCredentials, registerAccount } from './rules.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const loginsPerAddress = throttleBy(app, limits.loginTriesPerAddress, addressOf)
  const loginsPerAccount = throttleBy(app, limits.loginTriesPerAccount, accountKey)
  const registrations = throttleBy(app, limits.registrationsPerAddress, addressOf)

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
    reply.clearCookie(sessionCookie, { path: '/' })
    return { message: 'You are signed out.' }
  })

  passwordResetRoutes(app, deps)
}

function passwordResetRoutes(app: FastifyInstance, deps: Deps) {
  const requestsPerAddress = throttleBy(app, limits.resetRequestsPerAddress, addressOf)
  const requestsPerAccount = throttleBy(app, limits.resetRequestsPerAccount, accountKey)
  const triesPerAddress = throttleBy(app, limits.resetTriesPerAddress, addressOf)
  const afterAnswer = afterAnswers(app)

  route(app, forgotPassword, async ({ input, request, reply }) => {
    await requestsPerAddress(request)
    await requestsPerAccount(request)
    // Afterwards, so that neither the answer nor its time tells whether somebody has the address.
    afterAnswer(reply, () => reset.sendResetLetter(deps, input.email))
    return { message: passwordResetAnswers.requested }
  })

  route(app, resetPassword, async ({ input, request }) => {
    await triesPerAddress(request)
    await reset.resetPassword(deps, input, request.session.sessionId)
    return { message: passwordResetAnswers.done }
  })
}

/** A new session id, so that one planted before signing in is worth nothing. */
async function signIn(request: FastifyRequest, member: Member) {
  await request.session.regenerate()
  request.session.userId = member.id
  await request.session.save()
}

function addressOf(request: FastifyRequest): string {
  return request.ip
}

/** An account as seen from one address, so that a stranger can't lock its owner out. */
function accountKey(request: FastifyRequest): string {
  const { email } = passwordResetRequest.parse(request.body)
  return `${request.ip} ${email.toLowerCase()}`
}
