import { assemble, type Origin } from './assemble.ts'
import type { CardObject } from './card-object.ts'
import type { CatalogueParts, SetInfo } from './catalogue.ts'
import {
  type Collectors,
  type DraftCard,
  draftCard,
  draftPrinting,
  isReversible,
  newCollectors,
} from './drafts.ts'
import { type TagObject, tagsByTarget } from './tags.ts'

export interface CatalogueBuilder {
  /** Takes one printing; a later one with the same id replaces the earlier. */
  add(card: CardObject): void
  /** Takes a tag of rules texts or of artworks. */
  addTag(tag: TagObject): void
  build(origin: Omit<Origin, 'sets'>): CatalogueParts
}

/** Gathers printings under their oracle cards until all are there. */
export function catalogueBuilder(): CatalogueBuilder {
  const cards = new Map<string, DraftCard>()
  const collectors = newCollectors()
  const sets = new Map<string, number>()
  const setInfos: SetInfo[] = []
  const seen = new Map<string, DraftCard>()
  const tags: TagObject[] = []

  function setNumber(card: CardObject): number {
    const known = sets.get(card.set)
    if (known !== undefined) return known
    sets.set(card.set, setInfos.length)
    return setInfos.push(setInfo(card)) - 1
  }

  return {
    add(card) {
      const earlier = seen.get(card.id)
      if (earlier) earlier.printings = earlier.printings.filter(({ id }) => id !== card.id)
      const draft = upsertCard(cards, card, collectors)
      draft.printings.push(draftPrinting(card, setNumber(card), collectors))
      seen.set(card.id, draft)
    },
    addTag(tag) {
      tags.push(tag)
    },
    build(origin) {
      const filled = [...cards.values()].filter((card) => card.printings.length > 0)
      return assemble(
        filled,
        { ...collectors, tags: tagsByTarget(tags) },
        { ...origin, sets: setInfos },
      )
    },
  }
}

function setInfo(card: CardObject): SetInfo {
  return { code: card.set, name: card.set_name, type: card.set_type, id: card.set_id ?? '' }
}

function upsertCard(
  cards: Map<string, DraftCard>,
  card: CardObject,
  collectors: Collectors,
): DraftCard {
  const key = card.oracle_id ?? card.card_faces?.[0]?.oracle_id ?? card.id
  const known = cards.get(key)
  if (known && (!known.isReversible || isReversible(card))) return known
  const draft = Object.assign(known ?? { printings: [] }, draftCard(card, collectors))
  cards.set(key, draft)
  return draft
}
