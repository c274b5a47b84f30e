import type { RefusalCode } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { shortenedAddress } from '../accounts/shortened-address.ts'
import type { AppError } from '../errors.ts'

/** What somebody who tries doors runs into. */
const telling: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'wrong_password',
  'reset_link_invalid',
  'too_many_requests',
  'admin_only',
  'cross_site',
] as const)

/** Lets operators see that somebody tries: which door and roughly from where, not who or with what. */
export function noteRefusal({ log, method, ip, routeOptions }: FastifyRequest, error: AppError) {
  if (!telling.has(error.code)) return
  const { url: route } = routeOptions
  log.info({ code: error.code, method, route, from: shortenedAddress(ip) }, 'refused')
}
