import { join, resolve } from 'node:path'
import { cardDataPath, languages, registrationMode } from '@manafolio/contract'
import { z } from 'zod'
import { defaultPostgresOptions } from './db/postgres.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// address',
})
const port = z.coerce
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be from 1 to 65535' })
  .max(65_535, { error: 'must be from 1 to 65535' })

/** Seconds in the environment, milliseconds in the program; 0 for no limit where that makes sense. */
const seconds = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(min, { error: `must be at least ${min} seconds` })
    .max(max, { error: `must be at most ${max} seconds` })
    .transform((value) => value * 1000)

/** Paths with commas between them. */
const fileList = z.string().transform((list) =>
  list
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean),
)

const unitMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Such as 30m, 12h or 1d, in milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,4}[mhd]$/, { error: 'must be a number and m, h or d, such as 12h' })
  .transform((text) => Number(text.slice(0, -1)) * (unitMs[text.slice(-1)] ?? 0))

const otherLanguages: readonly string[] = languages.filter((code) => code !== 'en')

/** Codes with commas between them, sorted; English names are known anyway. */
const languageCodes = z
  .string()
  .transform((list) => new Set(list.toLowerCase().split(/[\s,]+/)))
  .transform((codes) => [...codes].filter((code) => code !== '' && code !== 'en').sort())
  .refine((codes) => codes.every((code) => otherLanguages.includes(code)), {
    error: `must be codes of languages with commas between them, such as de,ja; there are ${otherLanguages.join(', ')}`,
  })

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be at least 1' })
    .default(defaultPostgresOptions.poolSize),
  DATABASE_CONNECT_TIMEOUT: seconds(1).default(defaultPostgresOptions.connectMs),
  DATABASE_STATEMENT_TIMEOUT: seconds(0).default(defaultPostgresOptions.statementMs),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: seconds(0).default(defaultPostgresOptions.idleTransactionMs),
  DATABASE_STANDBY_URL: postgresUrl.optional(),
  DATABASE_STANDBY_LAG: seconds(3, 100).default(10_000),
  CARD_SERVICE_URL: httpUrl.default('https://api.scryfall.com'),
  CARD_BULK_FILE: z.string().optional(),
  CARD_TAGS_FILE: fileList.default([]),
  CARD_RULINGS_FILE: z.string().optional(),
  CARD_LANGUAGES: languageCodes.default([]),
  CARD_DATA_URL: z
    .string()
    .refine((url) => url === cardDataPath || httpUrl.safeParse(url).success, {
      error: `must be ${cardDataPath} or an http or https address`,
    })
    .transform((url) => url.replace(/\/$/, ''))
    .default(cardDataPath),
  CARD_REFRESH: z.enum(['daily', 'off'], { error: 'must be daily or off' }).default('daily'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be 1 or more' })
    .default(7),
  REGISTRATION: z
    .enum(registrationMode.options, { error: 'must be open, verified, invite or closed' })
    .default('open'),
  PUBLIC_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().default('Manafolio <no-reply@localhost>'),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  AFFILIATE_BASE_URL: httpUrl.optional(),
  AFFILIATE_PROPERTY_ID: z.string().default('manafolio'),
  TRUST_PROXY: flag.default(false),
  HEALTH_TOKEN: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = ReturnType<typeof configOf>

/** Why the server can't start: one line for each wrong variable. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['The configuration has problems:', ...problems.map((line) => `  ${line}`)].join('\n'))
  }
}

type Variables = Record<string, string | undefined>

/** Reads the environment. Throws a ConfigError that names every problem at once. */
export function readConfig(env: Variables): Config {
  const filled = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const variables: Variables = Object.fromEntries(filled)
  const read = environment.safeParse(variables)
  const conflicts = conflictsIn(variables)
  if (read.success && conflicts.length === 0) return configOf(read.data)
  const issues = read.error?.issues ?? []
  const problems = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ConfigError([...problems, ...conflicts])
}

/** What is wrong with variables that are right by themselves. */
function conflictsIn(env: Variables): string[] {
  const conflicts: string[] = []
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    conflicts.push('SESSION_SECRET: is required with DATABASE_URL, the same for every process')
  }
  if (env.DATABASE_STANDBY_URL && !env.DATABASE_URL) {
    conflicts.push('DATABASE_STANDBY_URL: needs DATABASE_URL, which is of the primary')
  }
  if (env.CARD_TAGS_FILE && !env.CARD_BULK_FILE) {
    conflicts.push(
      'CARD_TAGS_FILE: needs CARD_BULK_FILE; tags of the service are downloaded with its cards',
    )
  }
  if (env.CARD_RULINGS_FILE && !env.CARD_BULK_FILE) {
    conflicts.push(
      'CARD_RULINGS_FILE: needs CARD_BULK_FILE; rulings of the service are downloaded with its cards',
    )
  }
  if (env.METRICS_PORT && env.METRICS_PORT === (env.PORT || '3000')) {
    conflicts.push('METRICS_PORT: must be another port than PORT')
  }
  if (env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY !== 'on') {
    conflicts.push(
      'TRUST_PROXY: must be on when PUBLIC_URL is https, since a proxy then speaks TLS',
    )
  }
  return conflicts
}

function configOf(env: z.output<typeof environment>) {
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { file: join(dataDir, 'manafolio.db') },
    standby: env.DATABASE_STANDBY_URL
      ? { url: env.DATABASE_STANDBY_URL, maxLagMs: env.DATABASE_STANDBY_LAG }
      : undefined,
    postgres: {
      poolSize: env.DATABASE_POOL_SIZE,
      connectMs: env.DATABASE_CONNECT_TIMEOUT,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT,
      idleTransactionMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT,
    },
    backups: {
      folder: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'backups'),
      everyMs: env.BACKUP_EVERY,
      keep: env.BACKUP_KEEP,
    },
    cardServiceUrl: env.CARD_SERVICE_URL,
    cardBulkFile: env.CARD_BULK_FILE && resolve(env.CARD_BULK_FILE),
    cardTagFiles: env.CARD_TAGS_FILE.map((path) => resolve(path)),
    cardRulingsFile: env.CARD_RULINGS_FILE && resolve(env.CARD_RULINGS_FILE),
    cardLanguages: env.CARD_LANGUAGES,
    cardDataUrl: env.CARD_DATA_URL,
    refreshesCards: env.CARD_REFRESH === 'daily',
    registration: env.REGISTRATION,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sessionSecret: env.SESSION_SECRET,
    affiliate: { baseUrl: env.AFFILIATE_BASE_URL ?? null, propertyId: env.AFFILIATE_PROPERTY_ID },
    trustsProxy: env.TRUST_PROXY,
    healthToken: env.HEALTH_TOKEN,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  }
}
