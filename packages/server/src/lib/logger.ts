import { type Logger, pino } from 'pino'
import { PinoPretty } from 'pino-pretty'

/** Lines for a person at a terminal, JSON for everything else. */
export function createLogger(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level })
  return pino({ level }, PinoPretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }))
}
