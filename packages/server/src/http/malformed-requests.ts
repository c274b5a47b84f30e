import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@manafolio/contract'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { answerError, errorBody } from './error-handler.ts'
import { requestIdHeader } from './request-log.ts'
import { bareSecurityHeaders } from './security-headers.ts'

/** Addresses so malformed that no route is looked for, and no hook runs. */
export function answerMalformedAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers({ ...bareSecurityHeaders, [requestIdHeader]: request.id })
  answerError(error, request, reply)
}

/** What Node's parser refuses; anything else is malformed. */
const parserRefusals: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
}

/** Requests that can't be read at all: there is no reply to them yet, only the connection. */
export function answerUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const refusal = new AppError(parserRefusals[code] ?? 'malformed_request')
  const body = JSON.stringify(errorBody(refusal))
  const headers = {
    ...bareSecurityHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`
  socket.end([status, ...lines, '', body].join('\r\n'))
}
