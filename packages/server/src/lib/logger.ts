import { type Logger, pino } from 'pino'
import { PinoPretty } from 'pino-pretty'

/** Lines for a person at a terminal, JSON for everything else; each is out before work goes on. */
export function createLogger(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level }, pino.destination({ sync: true }))
  const options = { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }
  return pino({ level }, PinoPretty(options))
}
