import * as z from 'zod/mini'

/** The service's code for each status of a refusal. */
export const cardDataErrorCodes = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_error',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
} as const satisfies Record<number, string>

/**
 * The service's answer when something is not OK. `details` is a sentence for people; `type` tells
 * more of the code, such as "ambiguous" when several cards could be meant.
 */
export const cardDataError = z.object({
  object: z.literal('error'),
  status: z.number(),
  code: z.string(),
  details: z.string(),
  type: z.nullish(z.string()),
  warnings: z.nullish(z.array(z.string())),
})
export type CardDataError = z.infer<typeof cardDataError>
