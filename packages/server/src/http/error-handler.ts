import {
  type CardDataError,
  cardDataErrorCodes,
  type ErrorBody,
  type RefusalCode,
} from '@manafolio/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isMirrorPath } from './data-paths.ts'
import { noteRefusal } from './refusal-log.ts'

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

/** What is said of an error, and where it is written down. */
export function notedRefusal(error: FastifyError | AppError, request: FastifyRequest): AppError {
  const refusal = refusalOf(error)
  if (refusal) {
    noteRefusal(request, refusal)
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

export function sendRefusal(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
  const body = isMirrorPath(reply.request.url) ? cardDataBody(error) : errorBody(error)
  return reply.code(error.status).type('application/json').send(JSON.stringify(body))
}

export function errorBody({ code, message, issues }: AppError): ErrorBody {
  return { message, code, ...(issues && { issues }) }
}

/** Where the service tells more than its code. */
const cardDataTypes: Partial<Record<RefusalCode, string>> = { card_name_ambiguous: 'ambiguous' }

/** What the mirror refuses is told in the words of the card-data service. */
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
