import * as z from 'zod/mini'
import { areDifferentLabels } from './labels.ts'
import { limits } from './limits.ts'
import { oneLine } from './text-checks.ts'

/** Each is always shown with its category's name. */
export const categoryColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'gray',
] as const
export const categoryColor = z.enum(categoryColors, {
  error: `The color of a category is one of ${categoryColors.join(', ')}`,
})
export type CategoryColor = z.infer<typeof categoryColor>

const nameLength = { error: `A category has 1 to ${limits.deckCategory} characters` }

/** What a card is for in a deck, in the player's own words, such as “Ramp”. */
export const categoryName = z
  .string({ error: 'A category is a text' })
  .check(
    z.trim(),
    z.minLength(1, nameLength),
    z.maxLength(limits.deckCategory, nameLength),
    oneLine('A category'),
  )

/** How a deck shows and counts one of its categories. */
export const deckCategory = z.object({
  name: categoryName,
  color: z.nullable(categoryColor),
  /** Cards that are listed under it count in no number of the editor; the rules of the format count them. */
  isHidden: z.boolean({ error: 'isHidden is true or false' }),
})
export type DeckCategory = z.infer<typeof deckCategory>

const tooMany = { error: `Up to ${limits.listedCategories} categories can be listed` }

/** In the order in which they are shown; those of cards that are not among them follow by name. */
export const deckCategories = z.array(deckCategory, { error: 'Categories must be a list' }).check(
  z.maxLength(limits.listedCategories, tooMany),
  z.refine((categories) => areDifferentLabels(categories.map(({ name }) => name)), {
    error: 'A category is listed once',
  }),
)

/** In the same order. */
export function areSameDeckCategories(
  one: readonly DeckCategory[],
  other: readonly DeckCategory[],
): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, color, isHidden }, at) => {
      const there = other[at]
      return there?.name === name && there.color === color && there.isHidden === isHidden
    })
  )
}
