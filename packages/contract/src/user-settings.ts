import * as z from 'zod/mini'
import { deckCategories, deckCategory } from './deck-categories.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { importHeader } from './import-columns.ts'
import { importWord } from './import-words.ts'
import { limits } from './limits.ts'
import {
  cardSort,
  deckGrouping,
  deckSort,
  deckView,
  searchColumn,
  searchView,
} from './vocabulary.ts'

/** “system” follows the color scheme of the user's device. */
export const themes = ['system', 'light', 'dark'] as const
export const theme = z.enum(themes, { error: 'The theme must be system, light or dark.' })
export type Theme = z.infer<typeof theme>

export const userSettings = z.object({
  theme,
  /** How search results are shown and sorted where the address does not say. */
  searchView,
  searchSort: cardSort,
  /** The columns of search results as a table. */
  searchColumns: z.array(searchColumn),
  /** Whether decks in the state “building” reserve copies of the collection, as built ones do. */
  buildingReserves: z.boolean(),
  /** With which new decks begin. */
  deckCategories: z.array(deckCategory),
  /** How the user's decks are listed, sorted and grouped where the address does not say. */
  deckView,
  deckSort,
  deckGrouping,
  /** What the words of the user's lists mean, the newest last. */
  importWords: z._default(z.array(importWord), []),
  /** What the columns of the user's lists mean, the newest last. */
  importHeaders: z._default(z.array(importHeader), []),
})
export type UserSettings = z.infer<typeof userSettings>

/** The settings of a user who has not changed any. */
export const defaultUserSettings: UserSettings = {
  theme: 'system',
  searchView: 'details',
  searchSort: 'relevance',
  searchColumns: ['printing', 'manaCost', 'type', 'rarity', 'usd', 'usdFoil', 'owned'],
  buildingReserves: false,
  deckCategories: [],
  deckView: 'wall',
  deckSort: 'newest',
  deckGrouping: 'none',
  importWords: [],
  importHeaders: [],
}

const shownColumns = z.array(searchColumn, { error: 'searchColumns is a list of columns.' }).check(
  z.refine((columns) => new Set(columns).size === columns.length, {
    error: 'Each column can be shown only once.',
  }),
)

/** Omitted settings keep their value. */
export const userSettingsPatch = z.strictObject(
  {
    theme: z.optional(theme),
    searchView: z.optional(searchView),
    searchSort: z.optional(cardSort),
    searchColumns: z.optional(shownColumns),
    buildingReserves: z.optional(z.boolean({ error: 'buildingReserves is true or false.' })),
    deckCategories: z.optional(deckCategories),
    deckView: z.optional(deckView),
    deckSort: z.optional(deckSort),
    deckGrouping: z.optional(deckGrouping),
    importWords: z.optional(
      z.array(importWord).check(
        z.maxLength(limits.importWords, {
          error: `Up to ${limits.importWords} words can be remembered.`,
        }),
      ),
    ),
    importHeaders: z.optional(
      z.array(importHeader).check(
        z.maxLength(limits.importHeaders, {
          error: `Up to ${limits.importHeaders} headers can be remembered.`,
        }),
      ),
    ),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no setting called ${issue.keys.join(', ')}.`
        : 'Send the settings to change as a JSON object.',
  },
)
export type UserSettingsPatch = z.infer<typeof userSettingsPatch>

/** What is omitted keeps its value. */
export function changedSettings(settings: UserSettings, patch: UserSettingsPatch): UserSettings {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  return { ...settings, ...Object.fromEntries(given) }
}

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'member',
  allows: 'unverified',
  params: noParams,
  input: nothing,
  output: userSettings,
})

/** Returns all settings. Unknown settings and values are refused. */
export const updateUserSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  access: 'member',
  allows: 'unverified',
  params: noParams,
  input: userSettingsPatch,
  output: userSettings,
})
