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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type AfterAnswer, afterAnswers } from '../http/after-answers.ts'
import { clientNetwork } from '../http/client-network.ts'
import { route } from '../http/route.ts'
import { clearSessionCookie } from '../http/sessions.ts'
import { throttleBy } from '../http/throttle.ts'
import { tryCounter } from '../http/try-counter.ts'
import { accessTokenRoutes } from './access-tokens/routes.ts'
import { logAccountEvent } from './account-log.ts'
import { beginSession } from './begin-session.ts'
import { accountImportRoutes } from './import/routes.ts'
import { type KnownDevices, knownDevices } from './known-devices.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { passwordChangedEmail } from './password-changed-email.ts'
import * as reset from './password-reset.ts'
import { registerAccount } from './registration/rules.ts'
import { checkCredentials, publicUserOf } from './rules.ts'
import { settingsRoutes } from './settings/routes.ts'
import { guardedCheck } from './sign-in-tries.ts'
import type { UserWithPassword } from './store.ts'
import { verificationRoutes } from './verification/routes.ts'
import { sendVerificationEmail } from './verification/rules.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const devices = knownDevices(app, deps)
  const guarded = guardedCheck(deps, devices)
  const afterAnswer = afterAnswers(app)
  const registrations = throttleBy(deps, {
    name: 'registration',
    max: limits.registrationsPerAddress,
    keyOf: clientNetwork,
  })

  async function signIn(member: UserWithPassword, call: RequestAndReply) {
    if (!(await beginSession(deps, call.request, member))) throw new AppError('wrong_credentials')
    logAccountEvent(call.request, 'signed_in', member.id)
    devices.remember(call.reply, member.email)
    return publicUserOf(member)
  }

  route(app, getCurrentUser, ({ member }) => publicUserOf(member))

  route(app, register, async ({ input, ...call }) => {
    await registrations(call.request)
    const member = await registerAccount(deps, input)
    logAccountEvent(call.request, 'registered', member.id)
    afterAnswer(call.reply, () => sendVerificationEmail(deps, member))
    return signIn(member, call)
  })

  route(app, login, async ({ input, ...call }) =>
    signIn(await guarded(call.request, input.email, () => checkCredentials(deps, input)), call),
  )

  route(app, logout, async ({ request, reply }) => {
    await request.session.destroy()
    clearSessionCookie(reply, deps.config)
    return { message: 'You are signed out.' }
  })

  passwordResetRoutes(app, deps, { devices, afterAnswer })
  verificationRoutes(app, deps, afterAnswer)
  ownAccountRoutes(app, deps, { guarded, afterAnswer })
  accessTokenRoutes(app, deps)
  settingsRoutes(app, deps)
  accountImportRoutes(app, deps)
}

interface RequestAndReply {
  request: FastifyRequest
  reply: FastifyReply
}

interface ResetNeeds {
  devices: KnownDevices
  afterAnswer: AfterAnswer
}

function passwordResetRoutes(
  app: FastifyInstance,
  deps: Deps,
  { devices, afterAnswer }: ResetNeeds,
) {
  const requestsPerAddress = throttleBy(deps, {
    name: 'reset request of a network',
    max: limits.resetRequestsPerAddress,
    keyOf: clientNetwork,
  })
  const requestsPerAccount = throttleBy(deps, {
    name: 'reset request for an account',
    max: limits.resetRequestsPerAccount,
    keyOf: accountKey,
  })
  const triesPerAddress = throttleBy(deps, {
    name: 'reset',
    max: limits.resetTriesPerAddress,
    keyOf: clientNetwork,
  })
  const mails = tryCounter(deps, 'reset email')

  route(app, forgotPassword, async ({ input, request, reply }) => {
    await requestsPerAddress(request)
    await requestsPerAccount(request)
    // Afterwards, so that neither the answer nor its timing reveals whether the address is registered.
    const perAccount = [
      { key: input.email.toLowerCase(), max: limits.resetEmailsPerHour, minutes: 60 },
    ]
    if ((await mails.count(perAccount)).secondsToWait === 0) {
      afterAnswer(reply, () => reset.sendResetEmail(deps, input.email))
    }
    return { message: passwordResetAnswers.requested }
  })

  route(app, resetPassword, async ({ input, request, reply }) => {
    await triesPerAddress(request)
    const { id, email } = await reset.resetPassword(deps, input)
    logAccountEvent(request, 'password_reset', id)
    afterAnswer(reply, () =>
      deps.mailer.send(passwordChangedEmail(email, deps.config.publicUrl, deps.clock.now())),
    )
    devices.remember(reply, email) // access to the user's e-mail proves the user
    return { message: passwordResetAnswers.done }
  })
}

/** An account as seen from one address, so that a stranger can't lock its owner out. */
function accountKey(request: FastifyRequest): string {
  const { email } = passwordResetRequest.parse(request.body)
  return `${clientNetwork(request)} ${email.toLowerCase()}`
}
