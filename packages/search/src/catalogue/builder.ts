import { type AdviceMeasures, noAdvice } from './advice.ts'
import { assemble, type Origin } from './assemble.ts'
import { otherNamesOf } from './card-names.ts'
import type { CardObject } from './card-object.ts'
import type { CatalogueParts, SetInfo } from './catalogue.ts'
import { type Collectors, newCollectors } from './collectors.ts'
import { type DraftCard, draftCard, draftPrinting } from './drafts.ts'
import type { PrintedNames } from './printed-names.ts'
import { addParts } from './relations/listed-parts.ts'
import { isReversible, joinReversibles } from './reversibles.ts'
import { type RulingObject, rulingCollector } from './rulings.ts'
import { type CatalogueSource, partsOfSource } from './source.ts'
import { type TagObject, tagCollector } from './tags.ts'

type GivenOrigin = Omit<Origin, 'sets' | 'nameLanguages'>

export interface CatalogueBuilder {
  /** Takes one printing; a later one with the same id replaces the earlier. */
  add(card: CardObject): void
  /** Takes a tag of rules texts or of artworks. */
  addTag(tag: TagObject): void
  /** Takes a ruling on a card that was added before. */
  addRuling(ruling: RulingObject): void
  /** Takes the names of a card in a language. */
  addPrintedNames(names: PrintedNames): void
  /** How many different ones were taken. */
  printingCount(): number
  /** The catalogue, to be written to a file. What was added is let go of on the way. */
  source(origin: GivenOrigin): CatalogueSource
  /** The catalogue in memory; instead of `source`. */
  build(origin: GivenOrigin): CatalogueParts
}

/** Gathers printings under their oracle cards until all are there. */
export function catalogueBuilder(advice: AdviceMeasures = noAdvice): CatalogueBuilder {
  const cards = new Map<string, DraftCard>()
  const collectors = newCollectors(advice)
  const sets = new Map<string, number>()
  const setInfos: SetInfo[] = []
  const seen = new Map<string, DraftCard>()
  const tags = tagCollector()
  const rulings = rulingCollector()
  const printedNames = new Map<string, string[]>()
  const nameLanguages = new Set<string>()

  function setNumber(card: CardObject): number {
    const known = sets.get(card.set)
    if (known !== undefined) return known
    sets.set(card.set, setInfos.length)
    return setInfos.push(setInfo(card)) - 1
  }

  function forget(card: DraftCard, id: string) {
    card.printings = card.printings.filter((printing) => collectors.printingIds[printing] !== id)
  }

  function addPrintedNames({ oracleId, language, names }: PrintedNames) {
    nameLanguages.add(language)
    printedNames.set(oracleId, [...(printedNames.get(oracleId) ?? []), ...names])
  }

  function source(origin: GivenOrigin): CatalogueSource {
    const filled = joinReversibles(cards).filter((card) => card.printings.length > 0)
    for (const card of filled) card.otherNames.push(...(printedNames.get(card.oracleId) ?? []))
    printedNames.clear()
    cards.clear()
    seen.clear()
    return assemble(
      filled,
      {
        ...collectors,
        wordsOfTags: tags.wordsByTarget(),
        tagNames: tags.names(),
        rulings,
        popularityOf: advice.popularityOf,
      },
      { ...origin, sets: setInfos, nameLanguages: [...nameLanguages].sort() },
    )
  }

  return {
    add(card) {
      const earlier = seen.get(card.id)
      if (earlier) forget(earlier, card.id)
      const draft = upsertCard(cards, card, collectors)
      draft.printings.push(draftPrinting(card, setNumber(card), collectors))
      draft.otherNames.push(...otherNamesOf(card))
      addParts(draft.parts, card.all_parts ?? [])
      seen.set(card.id, draft)
    },
    addTag: tags.add,
    addRuling(ruling) {
      if (cards.has(ruling.oracle_id)) rulings.add(ruling)
    },
    addPrintedNames,
    printingCount: () => seen.size,
    source,
    build: (origin) => partsOfSource(source(origin)),
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
  const draft = Object.assign(
    known ?? { printings: [], otherNames: [], parts: [] },
    draftCard(card, collectors),
  )
  cards.set(key, draft)
  return draft
}
