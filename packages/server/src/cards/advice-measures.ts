import { type AdviceCard, adviceTagsOf, popularityOf } from '@manafolio/deck'
import type { AdviceMeasures, CardObject } from '@manafolio/search'

/** What catalogues know of their cards for advice on decks. */
export const adviceMeasures: AdviceMeasures = { tagsOf: tagsOfObject, popularityOf }

/** The tags that a card shows, corrected by those that it comes with. */
function tagsOfObject(card: CardObject): readonly string[] {
  const shown = shownTags(card)
  const corrections = card.advice_tags ?? []
  if (corrections.length === 0) return shown
  const all = [...shown, ...corrections.filter((tag) => !tag.startsWith(absent))]
  return all.filter((tag) => !corrections.includes(absent + tag))
}

const absent = '-'

/** By which tags a card that shows `shown` has to be corrected to have `full`. */
export function tagCorrections(full: readonly string[], shown: readonly string[]): string[] {
  const missing = full.filter((tag) => !shown.includes(tag))
  const wrong = shown.filter((tag) => !full.includes(tag))
  return [...missing, ...wrong.map((tag) => absent + tag)]
}

/** Without corrections. */
export function shownTags(card: CardObject): string[] {
  return [...new Set(adviceTagsOf(adviceCardOf(card)))]
}

function adviceCardOf(card: CardObject): AdviceCard {
  const faces = (card.card_faces ?? []).map(faceOf)
  return {
    ...faceOf(card),
    faces,
    manaCost: card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? '',
    manaValue: card.cmc ?? card.card_faces?.[0]?.cmc ?? 0,
    keywords: card.keywords ?? [],
    ...((card.text_missing || card.roles) && { roles: card.roles ?? [] }),
  }
}

type Ruled = Pick<CardObject, 'name' | 'type_line' | 'oracle_text' | 'power'>

export function faceOf({ name, type_line, oracle_text, power }: Ruled) {
  const [typeLine, oracleText] = [type_line ?? '', oracle_text ?? '']
  return { name, typeLine, oracleText, power: power ?? null }
}
