import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { cardDataPath, cardDataPaths } from './paths.ts'

/** A symbol that cards print, such as {T} or {W/U}. The mana value of infinite mana is null. */
export const cardSymbol = z.object({
  object: z.literal('card_symbol'),
  symbol: z.string(),
  svg_uri: z.string(),
  /** How it may be written without braces, if it may. */
  loose_variant: z.nullable(z.string()),
  english: z.string(),
  /** True when its parts may also be written the other way round. */
  transposable: z.boolean(),
  represents_mana: z.boolean(),
  appears_in_mana_costs: z.boolean(),
  mana_value: z.nullable(z.number()),
  cmc: z.nullable(z.number()),
  hybrid: z.boolean(),
  phyrexian: z.boolean(),
  /** Only on cards that are not legal in tournaments. */
  funny: z.boolean(),
  colors: z.array(z.string()),
  gatherer_alternates: z.nullable(z.array(z.string())),
})
export type CardSymbol = z.infer<typeof cardSymbol>

export const cardSymbols = z.object({
  object: z.literal('list'),
  has_more: z.boolean(),
  data: z.array(cardSymbol),
})

export const listSymbols = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.symbology}`,
  access: 'member',
  params: noParams,
  input: nothing,
  output: cardSymbols,
})

/** A mana cost in the usual order, with its mana value (null for infinite mana) and its colors. */
export const cardDataManaCost = z.object({
  object: z.literal('mana_cost'),
  cost: z.string(),
  cmc: z.nullable(z.number()),
  colors: z.array(z.string()),
  colorless: z.boolean(),
  monocolored: z.boolean(),
  multicolored: z.boolean(),
})
export type CardDataManaCost = z.infer<typeof cardDataManaCost>

/** Parses user input, such as “2ww” or “{x}{g/w}”. */
export const parseManaCost = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.manaCost}`,
  access: 'member',
  params: noParams,
  input: z.object({
    cost: z
      .string({ error: 'Give a mana cost in “cost”.' })
      .check(z.trim(), z.minLength(1), z.maxLength(limits.manaCostMax)),
  }),
  output: cardDataManaCost,
})
