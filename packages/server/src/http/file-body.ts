import { fileType, type RefusalCode } from '@manafolio/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { answerError } from './error-handler.ts'
import { guardOf } from './guards.ts'

/** For the routes of a scope whose body is a file: it is read as it is, up to a limit of its own. */
export function fileRoute(bodyLimit: number, tooLarge: RefusalCode) {
  const refusals = new Map<string, RefusalCode>([
    ['FST_ERR_CTP_BODY_TOO_LARGE', tooLarge],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'wrong_file_type'],
  ])
  return {
    bodyLimit,
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const code = refusals.get(error.code)
      answerError(code ? new AppError(code) : error, request, reply)
    },
  }
}

/**
 * Wires routes of members whose body may be a file; no other route takes one. Nothing is read from
 * who may not call them.
 */
export function withFiles(app: FastifyInstance, wire: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    scope.addHook('onRequest', async (request) => {
      const { endpoint } = request.routeOptions.config
      if (endpoint) await guardOf(endpoint)(scope, request)
    })
    wire(scope)
  })
}

/** The file that a request sends. */
export function fileOf({ body, headers }: FastifyRequest): Uint8Array {
  if (body instanceof Uint8Array) return body
  if (body === undefined && headers['content-type'] === fileType) return new Uint8Array(0)
  throw new AppError('wrong_file_type')
}
