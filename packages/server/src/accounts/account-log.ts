import type { FastifyRequest } from 'fastify'
import { shortenedAddress } from '../http/shortened-address.ts'
import { deviceOf } from './user-agents.ts'

/** What a user did that matters when an account is misused. */
type AccountEvent =
  | 'registered'
  | 'signed_in'
  | 'email_verified'
  | 'password_changed'
  | 'password_reset'
  | 'access_token_created'
  | 'access_token_revoked'
  | 'account_deleted'

/** Logs it with the user's id, the rough network and the device, never the e-mail address. */
export function logAccountEvent(
  { log, ip, headers }: FastifyRequest,
  event: AccountEvent,
  userId: string,
): void {
  const from = shortenedAddress(ip)
  log.info({ event, userId, from, ...deviceOf(headers['user-agent']) }, 'account')
}
