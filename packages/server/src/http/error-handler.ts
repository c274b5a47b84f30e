import {
  accessTokenScheme,
  type CardDataError,
  cardDataErrorCodes,
  type ErrorBody,
  isMirrorPath,
  type RefusalCode,
} from '@manafolio/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../db/storage-errors.ts'
import { AppError } from '../errors.ts'
import { shortenedAddress } from './shortened-address.ts'

/** What Fastify refuses by itself, in the contract's words. */
const frameworkRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
}

/** The connection was closed from the other side while the answer was under way. */
const visitorLeft = 'ERR_STREAM_PREMATURE_CLOSE'

/** The one place where errors become answers. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.code === visitorLeft) return request.log.debug('the visitor left before the answer')
  return sendRefusal(reply, notedRefusal(error, request))
}

/** The answer to an error, and its log entry. */
export function notedRefusal(error: FastifyError | AppError, request: FastifyRequest): AppError {
  const refusal = refusalOf(error)
  if (refusal) {
    noteRefusal(request, refusal)
    if (refusal.status >= 500) noteFault(request, refusal)
    return refusal
  }
  request.log.error({ err: error }, 'request failed')
  return new AppError('internal')
}

function refusalOf(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error
  const code = frameworkRefusals[error.code]
  if (code) return new AppError(code)
  const isClientFault = error.statusCode !== undefined && error.statusCode < 500
  return isClientFault ? new AppError('bad_input') : undefined
}

function sendRefusal(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
  if (error.code === 'access_token_invalid') reply.header('WWW-Authenticate', accessTokenScheme)
  const { id, url } = reply.request
  const body = isMirrorPath(url) ? cardDataBody(error) : errorBody(error, id)
  return reply.code(error.status).type('application/json').send(JSON.stringify(body))
}

export function errorBody(
  { code, message, issues, suggestions, status }: AppError,
  requestId?: string,
): ErrorBody {
  return {
    message,
    code,
    ...(issues && { issues }),
    ...(suggestions && { suggestions }),
    ...(status >= 500 && requestId && { requestId }),
  }
}

/** Where the service answers more than its code. */
const cardDataTypes: Partial<Record<RefusalCode, string>> = { card_name_ambiguous: 'ambiguous' }

/** The mirror's refusals are worded like the card-data service's. */
function cardDataBody({ code, status, message, warnings }: AppError): CardDataError {
  const codes: Record<number, string> = cardDataErrorCodes
  return {
    object: 'error',
    status,
    code: codes[status] ?? cardDataErrorCodes[500],
    details: message,
    type: cardDataTypes[code] ?? null,
    ...(warnings?.length && { warnings }),
  }
}

export function refuseNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(reply, new AppError('not_found'))
}

/** Refusals that indicate an attack. */
const suspicious: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'wrong_password',
  'reset_link_invalid',
  'verification_link_invalid',
  'invite_invalid',
  'setup_link_invalid',
  'too_many_requests',
  'access_token_invalid',
  'session_required',
  'admin_only',
  'cross_site',
] as const)

/** Faults that are not bugs: what is behind them, without the stack of each request. */
function noteFault({ log, routeOptions }: FastifyRequest, refusal: AppError) {
  const reason = reasonOf(refusal)
  log.error({ code: refusal.code, route: routeOptions.url, reason }, 'request could not be served')
}

/** Logs possible attacks: the route and the rough network, never the account or the input. */
function noteRefusal({ log, method, ip, routeOptions }: FastifyRequest, error: AppError) {
  if (!suspicious.has(error.code)) return
  const { url: route } = routeOptions
  log.info({ code: error.code, method, route, from: shortenedAddress(ip) }, 'refused')
}
