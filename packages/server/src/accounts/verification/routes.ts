import {
  emailVerificationAnswers,
  limits,
  sendVerificationEmail,
  verifyEmail,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { AfterAnswer } from '../../http/after-answers.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { route } from '../../http/route.ts'
import { throttleBy } from '../../http/throttle.ts'
import { tryCounter } from '../../http/try-counter.ts'
import { logAccountEvent } from '../account-log.ts'
import * as rules from './rules.ts'

/** Confirming the address of an account. */
export function verificationRoutes(
  app: FastifyInstance,
  deps: Deps,
  afterAnswer: AfterAnswer,
): void {
  const triesPerAddress = throttleBy(deps, {
    name: 'verification',
    max: limits.verificationTriesPerAddress,
    keyOf: clientNetwork,
  })
  const emails = tryCounter(deps, 'verification email')

  route(app, verifyEmail, async ({ input, request }) => {
    await triesPerAddress(request)
    logAccountEvent(request, 'email_verified', await rules.verifyEmail(deps, input.token))
    return { message: emailVerificationAnswers.done }
  })

  route(app, sendVerificationEmail, async ({ member, reply }) => {
    if (member.emailVerifiedAt !== null) throw new AppError('email_already_verified')
    const perAccount = [{ key: member.id, max: limits.verificationEmailsPerHour, minutes: 60 }]
    await emails.countOrRefuse(perAccount)
    afterAnswer(reply, () => rules.sendVerificationEmail(deps, member))
    return { message: emailVerificationAnswers.sent }
  })
}
