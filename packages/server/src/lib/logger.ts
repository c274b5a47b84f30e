import { type DestinationStream, type Logger, pino } from 'pino'
import { PinoPretty } from 'pino-pretty'
import { redacted } from './redaction.ts'
import { requestScope } from './request-scope.ts'

/** Lines for a person at a terminal, JSON for everything else; each is written synchronously. */
export function createLogger(level: string): Logger {
  if (!process.stdout.isTTY) return loggerTo(pino.destination({ sync: true }), level)
  const options = { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }
  return loggerTo(PinoPretty(options), level)
}

/**
 * No line leaves with a full address or a secret in it, and lines about a request have its id, also
 * those that are written after its answer.
 */
export function loggerTo(destination: DestinationStream, level: string): Logger {
  return pino({ level, mixin: requestScope, hooks: { streamWrite: redacted } }, destination)
}
