import type { SetSummary } from '@manafolio/contract'
import { formatCount } from '../../lib/formats.ts'

/** Names of kinds of sets, those with cards to play first. Kinds that are not here follow. */
const names: Record<string, string> = {
  expansion: 'Expansion',
  core: 'Core set',
  commander: 'Commander',
  masters: 'Masters',
  draft_innovation: 'Draft innovation',
  eternal: 'Eternal',
  masterpiece: 'Masterpiece series',
  starter: 'Starter',
  funny: 'Un-set or joke',
  box: 'Box set',
  duel_deck: 'Duel deck',
  from_the_vault: 'From the Vault',
  premium_deck: 'Premium deck',
  spellbook: 'Spellbook',
  arsenal: 'Commander’s Arsenal',
  planechase: 'Planechase',
  archenemy: 'Archenemy',
  vanguard: 'Vanguard',
  alchemy: 'Alchemy',
  treasure_chest: 'Treasure chest',
  promo: 'Promos',
  token: 'Tokens',
  memorabilia: 'Memorabilia',
  minigame: 'Minigame',
}

/** “Draft innovation”; of a kind that is new, its word in the card data. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return names[kind] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const allKinds = ''

/** The kinds that some sets are of, with how many that are. */
export function kindOptions(sets: readonly SetSummary[]) {
  const order = Object.keys(names)
  const place = (kind: string) => (order.indexOf(kind) + order.length + 1) % (order.length + 1)
  const kinds = [...new Set(sets.map(({ kind }) => kind))].sort((a, b) => place(a) - place(b))
  const all = { value: allKinds, label: `All kinds (${formatCount(sets.length)})` }
  const options = kinds.map((kind) => {
    const count = sets.filter((set) => set.kind === kind).length
    return { value: kind, label: `${kindName(kind)} (${formatCount(count)})` }
  })
  return [all, ...options]
}
