import {
  type CollectionEntry,
  conditionNames,
  type Finish,
  languageNames,
  plainKind,
  type Variant,
} from '@manafolio/contract'

/** Something that is said of copies beside which printing they are. */
export interface Mark {
  /** Short, for the tile: “LP”. */
  text: string
  /** In full: “Lightly Played”. */
  words: string
  copies: number
}

export const finishNames: Record<Finish, string> = {
  nonfoil: 'Nonfoil',
  foil: 'Foil',
  etched: 'Etched',
}

/**
 * What is unusual about the copies: everything but the plain kind. A finish that all
 * of them have stands beside the price.
 */
export function marksOf({ variants }: CollectionEntry): Mark[] {
  const marks = new Map<string, Mark>()
  const finishes = new Set(variants.map(({ finish }) => finish))
  for (const variant of variants) {
    for (const mark of unusual(variant, finishes.size > 1)) {
      const copies = (marks.get(mark.text)?.copies ?? 0) + variant.quantity
      marks.set(mark.text, { ...mark, copies })
    }
  }
  return [...marks.values()]
}

/** The finish whose price the tile shows. */
export function finishOf({ variants }: CollectionEntry): Finish {
  return variants[0]?.finish ?? plainKind.finish
}

/** “Foil ×2 · LP”: a count where not all copies are so. A line may break between two marks only. */
export function shortMarks(entry: CollectionEntry): string {
  return marksOf(entry)
    .map(({ text, copies }) => (copies < entry.quantity ? `${text}\u00a0×${copies}` : text))
    .join('\u00a0· ')
}

/** “2 of 3 Foil, all Lightly Played”. */
export function markWords(entry: CollectionEntry): string {
  const { quantity } = entry
  return marksOf(entry)
    .map(({ words, copies }) =>
      copies < quantity
        ? `${copies} of ${quantity} ${words}`
        : `${quantity > 1 ? 'all ' : ''}${words}`,
    )
    .join(', ')
}

type MarkText = Pick<Mark, 'text' | 'words'>

function unusual({ finish, condition, language }: Variant, isMixed: boolean): MarkText[] {
  const name = finishNames[finish]
  return [
    ...(finish === plainKind.finish || !isMixed ? [] : [{ text: name, words: name }]),
    ...(condition === plainKind.condition
      ? []
      : [{ text: condition, words: conditionNames[condition] }]),
    ...(language === plainKind.language
      ? []
      : [{ text: language.toUpperCase(), words: languageNames[language] }]),
  ]
}
