import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { catalogueStatus, registrationMode } from './site.ts'

/** Attention: it works, and something should be done. Problem: something does not work. */
export const healthState = z.enum(['ok', 'attention', 'problem'])
export type HealthState = z.infer<typeof healthState>

/** Which email could not be sent. */
export const mailKind = z.enum([
  'password_reset',
  'password_changed',
  'account_deleted',
  'email_verification',
])
export type MailKind = z.infer<typeof mailKind>

/**
 * Why an email could not be sent: the mail server can't be reached, refuses our name and password,
 * the recipient or the message; or the file could not be written.
 */
export const mailFailureReason = z.enum([
  'unreachable',
  'sign_in_refused',
  'recipient_refused',
  'message_refused',
  'not_written',
  'other',
])
export type MailFailureReason = z.infer<typeof mailFailureReason>

/**
 * States and facts, which the pages put in words. Instants are ISO 8601, spans are in the unit of their
 * name.
 */
const healthParts = z.object({
  /** The card data in use. */
  cards: z.object({
    state: healthState,
    source: catalogueStatus.shape.source,
    printings: z.number(),
    pricesAsOf: z.string(),
  }),
  /** How asking for newer card data went. */
  refresh: z.object({
    state: healthState,
    /** False when the configuration turns it off. */
    isOn: z.boolean(),
    /** When it last succeeded. */
    checkedAt: z.nullable(z.string()),
    nextTryAt: z.nullable(z.string()),
    /** Failed attempts in a row. */
    failures: z.number(),
    problem: catalogueStatus.shape.problem,
  }),
  disk: z.object({ state: healthState, folder: z.string(), freeBytes: z.number() }),
  database: z.object({
    state: healthState,
    engine: z.enum(['sqlite', 'postgres']),
    /** Null when it does not answer. */
    latencyMs: z.nullable(z.number()),
    bytes: z.nullable(z.number()),
    /** The check of the file for damage; null where there is none. */
    check: z.nullable(
      z.object({ checkedAt: z.nullable(z.string()), problem: z.nullable(z.string()) }),
    ),
  }),
  mail: z.object({
    state: healthState,
    transport: z.enum(['smtp', 'outbox']),
    /** Emails of the last week that were not sent. */
    failures: z.number(),
    lastFailure: z.nullable(
      z.object({ at: z.string(), kind: mailKind, reason: mailFailureReason }),
    ),
  }),
  backups: z.object({
    state: healthState,
    /** Null when none are scheduled. */
    everyHours: z.nullable(z.number()),
    lastSuccessAt: z.nullable(z.string()),
    lastFailure: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  }),
  registrations: z.object({
    state: healthState,
    mode: registrationMode,
    /** Accounts created in the last week. */
    newAccounts: z.number(),
  }),
  program: z.object({
    state: healthState,
    version: z.string(),
    node: z.string(),
    startedAt: z.string(),
    uptimeSeconds: z.number(),
  }),
})

/** Parts that can't be known at the moment are null. The state is the worst of all parts. */
export const healthReport = z.object({
  state: healthState,
  reportedAt: z.string(),
  cards: z.nullable(healthParts.shape.cards),
  refresh: z.nullable(healthParts.shape.refresh),
  disk: z.nullable(healthParts.shape.disk),
  database: z.nullable(healthParts.shape.database),
  mail: z.nullable(healthParts.shape.mail),
  backups: z.nullable(healthParts.shape.backups),
  registrations: z.nullable(healthParts.shape.registrations),
  program: z.nullable(healthParts.shape.program),
})
export type HealthReport = z.infer<typeof healthReport>
export type HealthParts = z.infer<typeof healthParts>

/** For administrators. */
export const getHealthReport = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'admin',
  params: noParams,
  input: nothing,
  output: healthReport,
})

/**
 * The same for monitoring, with HEALTH_TOKEN as the bearer token; not found unless that is set. The
 * status is 503 when there is a problem.
 */
export const getHealthDetails = endpoint({
  method: 'GET',
  path: '/healthz/details',
  access: 'public',
  params: noParams,
  input: nothing,
  output: healthReport,
})
