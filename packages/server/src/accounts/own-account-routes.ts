import {
  accountAnswers,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  exportFileName,
  limits,
  listSessions,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AfterAnswer } from '../http/after-answers.ts'
import { callReader, route } from '../http/route.ts'
import { clearSessionCookie } from '../http/sessions.ts'
import { accountOf, throttleBy } from '../http/throttle.ts'
import { accountDeletedEmail } from './account-deleted-email.ts'
import { logAccountEvent } from './account-log.ts'
import { beginSession } from './begin-session.ts'
import { exportOf } from './export.ts'
import * as own from './own-password.ts'
import * as sessions from './own-sessions.ts'
import { passwordChangedEmail } from './password-changed-email.ts'
import type { GuardedCheck } from './sign-in-tries.ts'

/** What users do with their own account. */
export function ownAccountRoutes(app: FastifyInstance, deps: Deps, checks: PasswordNeeds): void {
  passwordRoutes(app, deps, checks)
  sessionRoutes(app, deps)
  exportRoute(app, deps)
}

interface PasswordNeeds {
  guarded: GuardedCheck
  afterAnswer: AfterAnswer
}

function passwordRoutes(app: FastifyInstance, deps: Deps, { guarded, afterAnswer }: PasswordNeeds) {
  const { clock, config, mailer } = deps

  route(app, changePassword, async ({ input, member, request, reply }) => {
    const given = { field: 'currentPassword', password: input.currentPassword }
    const check = () => own.checkPassword(deps, member, given)
    const checked = await guarded(request, member.email, check)
    const changed = await own.changePassword(deps, checked, input.newPassword)
    logAccountEvent(request, 'password_changed', member.id)
    const at = clock.now()
    afterAnswer(reply, () => mailer.send(passwordChangedEmail(member.email, config.publicUrl, at)))
    if (!(await beginSession(deps, request, changed))) throw new AppError('authentication_required')
    return { message: accountAnswers.passwordChanged }
  })

  route(app, deleteAccount, async ({ input, member, request, reply }) => {
    const given = { field: 'password', password: input.password }
    const check = () => own.checkPassword(deps, member, given)
    await own.deleteAccount(deps, await guarded(request, member.email, check))
    logAccountEvent(request, 'account_deleted', member.id)
    const at = clock.now()
    afterAnswer(reply, () => mailer.send(accountDeletedEmail(member.email, at)))
    await request.session.destroy()
    clearSessionCookie(reply, config)
    return { message: accountAnswers.deleted }
  })
}

function sessionRoutes(app: FastifyInstance, deps: Deps) {
  route(app, listSessions, ({ member, request }) =>
    sessions.listSessions(deps, sessions.callerOf(member, request)),
  )

  route(app, endSession, async ({ member, params }) => {
    await sessions.endSession(deps, member.id, params.sessionId)
    return undefined
  })

  route(app, endOtherSessions, async ({ member, request }) => ({
    ended: await sessions.endOtherSessions(deps, sessions.callerOf(member, request)),
  }))
}

/** The answer is a stream, so it goes past the writer of answers, which wants them whole. */
function exportRoute(app: FastifyInstance, deps: Deps) {
  const read = callReader(app, exportAccount)
  const exportsPerAccount = throttleBy(deps, {
    name: 'account export',
    max: limits.exportsPerAccount,
    keyOf: accountOf,
  })
  app.route({
    method: exportAccount.method,
    url: exportAccount.path,
    handler: async (request, reply) => {
      const { member } = await read(request, reply)
      await exportsPerAccount(request)
      const file = await exportOf(deps, sessions.callerOf(member, request))
      const name = exportFileName(deps.clock.now().toISOString())
      return reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  })
}
