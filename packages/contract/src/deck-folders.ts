import * as z from 'zod/mini'
import { areDifferentLabels, distinctLabels, labelKey } from './labels.ts'
import { limits } from './limits.ts'
import { oneLine } from './text-checks.ts'

/** “Commander/Casual”: the levels of a path without spaces around them and without empty ones. */
export function plainFolder(path: string): string {
  return folderLevels(path).join('/')
}

export function folderLevels(path: string): string[] {
  return path
    .split('/')
    .map((level) => level.trim())
    .filter(Boolean)
}

/** Whether a folder is another one or stands in it. */
export function isInFolder(folder: string | null, other: string): boolean {
  return folder === other || folder?.startsWith(`${other}/`) === true
}

/** A path of folders, the outermost first; an empty one is none. */
export const deckFolder = z.string({ error: 'A folder is a text' }).check(
  oneLine('A folder'),
  z.overwrite(plainFolder),
  z.maxLength(limits.deckFolder, {
    error: `A folder can have up to ${limits.deckFolder} characters`,
  }),
  z.refine((path) => folderLevels(path).length <= limits.deckFolderLevels, {
    error: `Folders can have up to ${limits.deckFolderLevels} levels`,
  }),
)

const tagLength = { error: `A tag of a deck has 1 to ${limits.deckTag} characters` }

const deckTag = z
  .string({ error: 'A tag is a text' })
  .check(
    z.trim(),
    z.minLength(1, tagLength),
    z.maxLength(limits.deckTag, tagLength),
    oneLine('A tag'),
  )

/** Tags of a deck, in the player's own words; they are compared without case. */
export const deckTags = z.array(deckTag, { error: 'Tags must be a list' }).check(
  z.maxLength(limits.deckTags, { error: `A deck can have up to ${limits.deckTags} tags` }),
  z.refine(areDifferentLabels, {
    error: 'A tag of a deck is named once',
  }),
)

/** Tags without some and with others, which come last; of two that differ in case the first stays. */
export function changedTags(
  tags: readonly string[],
  { remove = [], add = [] }: { remove?: readonly string[]; add?: readonly string[] },
): string[] {
  const gone = new Set(remove.map(labelKey))
  return distinctLabels([...tags.filter((one) => !gone.has(labelKey(one))), ...add])
}

/**
 * Where a deck stands among the player's others. It is no part of the deck itself: changing it makes no version
 * of the deck and leaves the time of its last change.
 */
export const deckOrganization = z.object({
  /** The names of folders from the outermost, as in “Commander/Casual”; null is none. */
  folder: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** Stands before the others. */
  isPinned: z.boolean(),
  /** The id of the user's deck of which it is a variant; null for none, also once that is deleted. */
  variantOf: z.nullable(z.string()),
})
export type DeckOrganization = z.infer<typeof deckOrganization>

export const unorganized: DeckOrganization = {
  folder: null,
  tags: [],
  isPinned: false,
  variantOf: null,
}

/** What a request can say of it; omitted fields keep their value. */
export const organizationFields = {
  folder: z.optional(z.nullable(deckFolder)),
  tags: z.optional(deckTags),
  isPinned: z.optional(z.boolean({ error: 'isPinned is true or false' })),
  variantOf: z.optional(z.nullable(z.guid({ error: 'variantOf is the id of a deck' }))),
}
