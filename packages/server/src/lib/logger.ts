import { type DestinationStream, type Logger, pino } from 'pino'
import { PinoPretty } from 'pino-pretty'
import { redacted } from './redaction.ts'

/** Lines for a person at a terminal, JSON for everything else; each is written synchronously. */
export function createLogger(level: string): Logger {
  if (!process.stdout.isTTY) return loggerTo(pino.destination({ sync: true }), level)
  const options = { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }
  return loggerTo(PinoPretty(options), level)
}

/** No line leaves with a full address or a secret in it. */
function loggerTo(destination: DestinationStream, level: string): Logger {
  return pino({ level, hooks: { streamWrite: redacted } }, destination)
}
