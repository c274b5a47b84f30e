import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { cardDataPath, cardDataPaths } from './paths.ts'

/**
 * A set as our catalogue knows it. `released_at` is the day of its earliest printing, yyyy-mm-dd;
 * `card_count` counts printings.
 */
export const cardDataSet = z.looseObject({
  object: z.literal('set'),
  id: z.string(),
  code: z.string(),
  name: z.string(),
  set_type: z.string(),
  released_at: z.nullish(z.string()),
  card_count: z.number(),
  digital: z.boolean(),
  nonfoil_only: z.boolean(),
  foil_only: z.boolean(),
  scryfall_uri: z.string(),
  search_uri: z.string(),
  icon_svg_uri: z.string(),
})
export type CardDataSet = z.infer<typeof cardDataSet>

export const cardDataSets = z.object({
  object: z.literal('list'),
  has_more: z.boolean(),
  data: z.array(cardDataSet),
})

/** Every set that has a printing, newest first. */
export const listSets = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.sets}`,
  access: 'member',
  params: noParams,
  input: nothing,
  output: cardDataSets,
})

export const getSet = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.set}`,
  access: 'member',
  params: z.object({ code: z.string().check(z.maxLength(limits.scryfallIdMax)) }),
  input: nothing,
  output: cardDataSet,
})
