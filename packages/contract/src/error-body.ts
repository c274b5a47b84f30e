import * as z from 'zod/mini'
import { printingAddress } from './card-address.ts'

export const issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issue>

/** The body of every response that is not OK. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issue)),
  /** Of a card that was not found: pages that may be meant, the best first. */
  suggestions: z.optional(z.array(printingAddress)),
  /** Of a failure of the server: names the request in its log. */
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>
