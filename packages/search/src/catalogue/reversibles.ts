import type { CardObject } from './card-object.ts'
import type { DraftCard } from './drafts.ts'

/** A printing that shows its card on both sides. Files have some of them with the layout of cards that transform. */
export function isReversible({ layout, card_faces: faces }: CardObject): boolean {
  const [front, back] = faces ?? []
  return (
    layout === 'reversible_card' ||
    (layout === 'transform' && back !== undefined && front?.name === back.name)
  )
}

/** The name of the card that a reversible printing shows, which has it twice: “A // B // A”. */
export function nameShown(card: CardObject): string {
  return [...new Set(card.name.split(' // '))].join(' // ')
}

/**
 * Files may give reversible printings an oracle id of their own. They belong to the card that they
 * show: the only one with its name and type.
 */
export function joinReversibles(cards: ReadonlyMap<string, DraftCard>): DraftCard[] {
  const alone = [...cards.values()].filter((card) => card.isReversible)
  const shown = new Set(alone.map(({ name }) => name))
  const others = [...cards.values()].filter((card) => !card.isReversible)
  const named = others.filter(({ name }) => shown.has(name))
  const unknown = alone.filter((reversible) => {
    const [card, another] = named.filter((one) => isShownBy(one, reversible))
    if (!card || another) return true
    card.printings.push(...reversible.printings)
    card.otherNames.push(...reversible.otherNames)
    return false
  })
  return [...others, ...unknown]
}

/** A reversible printing leaves out the type of what only the back of its front shows. */
function isShownBy(card: DraftCard, { name, type }: DraftCard): boolean {
  return card.name === name && (card.type === type || card.type.startsWith(`${type} // `))
}
