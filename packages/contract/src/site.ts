import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'

/** Which card data is served: the sample that ships with the code, or an imported bulk file. */
export const catalogueStatus = z.object({
  source: z.enum(['sample', 'bulk']),
  cards: z.number(),
  printings: z.number(),
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
  /** Share of a running import that is done, 0 to 1; null when none runs. */
  importing: z.nullable(z.number()),
  /** Why there is no newer card data: the service does not respond, or its data is unusable. */
  problem: z.nullable(z.enum(['unreachable', 'unusable'])),
})
export type CatalogueStatus = z.infer<typeof catalogueStatus>

/**
 * Who may register: everybody, everybody who then confirms the e-mail address, who has an invite, or
 * nobody.
 */
export const registrationMode = z.enum(['open', 'verified', 'invite', 'closed'])
export type RegistrationMode = z.infer<typeof registrationMode>

/** What the pages need to know about this installation. */
export const site = z.object({
  catalogue: catalogueStatus,
  /** The base of the browser's card-data calls: our mirror, or the public service. */
  cardDataUrl: z.string(),
  affiliate: z.object({ baseUrl: z.nullable(z.string()), propertyId: z.string() }),
  registration: registrationMode,
})
export type Site = z.infer<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  params: noParams,
  input: nothing,
  output: site,
})

/** A description of all endpoints in the terms of OpenAPI. */
export const getApiDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  params: noParams,
  input: nothing,
  output: z.looseObject({ openapi: z.string() }),
})

const health = z.object({ status: z.string() })

/** OK while the process is alive. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  params: noParams,
  input: nothing,
  output: health,
})

/** OK when the database and the catalogue are ready. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  params: noParams,
  input: nothing,
  output: health,
})

/** Metrics for Prometheus, at a port of their own. */
export const metricsPath = '/metrics'
