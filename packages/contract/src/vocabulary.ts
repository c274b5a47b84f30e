import * as z from 'zod/mini'

export const role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof role>

/** How a search shows what it found: every printing, one per artwork, or up to three versions. */
export const searchMode = z.enum(['cards', 'art', 'prints'])
export type SearchMode = z.infer<typeof searchMode>

/** In rising order, so that `r>=rare` can compare. */
export const rarities = ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'] as const
export const rarity = z.enum(rarities)
export type Rarity = z.infer<typeof rarity>

export const colors = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof colors)[number]
