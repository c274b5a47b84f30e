import type { LinkedCard } from '../linked-card.ts'

/** Marks links to cards, so that one layer serves all of them. */
export const cardLinkAttribute = { 'data-card-link': '' }

const cards = new WeakMap<Element, LinkedCard>()
const listeners = new Set<() => void>()
let isAny = false

/** Makes a link open its card's quick view for as long as it is there. */
export function registerCardLink(link: Element, card: LinkedCard): () => void {
  cards.set(link, card)
  if (!isAny) {
    isAny = true
    for (const listener of listeners) listener()
  }
  return () => cards.delete(link)
}

/** The link to a card around an element, and its card. */
export function cardLinkAt(target: EventTarget | null) {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('[data-card-link]')
  const card = link && cards.get(link)
  return card ? { link, card } : null
}

/** Whether there has been a link to a card yet: only then the layer is loaded. */
export const anyCardLink = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isThere: () => isAny,
}
