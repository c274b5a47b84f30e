import {
  type CollectionEntry,
  conditionNames,
  type Finish,
  finishNames,
  languageNames,
  plainKind,
  type Variant,
} from '@manafolio/contract'

/** A property of copies other than their printing. */
interface Mark {
  /** The short label for the tile: “LP”. */
  text: string
  /** The full label: “Lightly Played”. */
  label: string
  copies: number
}

/**
 * The unusual properties of the copies. A finish that all copies have is shown with the price
 * instead.
 */
function marksOf({ variants }: CollectionEntry): Mark[] {
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

/**
 * “Foil ×2 · LP”: with a count if not all copies have the property. Lines only break between two
 * marks.
 */
export function shortMarks(entry: CollectionEntry): string {
  return marksOf(entry)
    .map(({ text, copies }) => (copies < entry.quantity ? `${text}\u00a0×${copies}` : text))
    .join('\u00a0· ')
}

/** “2 of 3 Foil, all Lightly Played”. */
export function formatMarks(entry: CollectionEntry): string {
  const { quantity } = entry
  return marksOf(entry)
    .map(({ label, copies }) =>
      copies < quantity
        ? `${copies} of ${quantity} ${label}`
        : `${quantity > 1 ? 'all ' : ''}${label}`,
    )
    .join(', ')
}

type MarkText = Pick<Mark, 'text' | 'label'>

function unusual({ finish, condition, language }: Variant, isMixed: boolean): MarkText[] {
  const name = finishNames[finish]
  return [
    ...(finish === plainKind.finish || !isMixed ? [] : [{ text: name, label: name }]),
    ...(condition === plainKind.condition
      ? []
      : [{ text: condition, label: conditionNames[condition] }]),
    ...(language === plainKind.language
      ? []
      : [{ text: language.toUpperCase(), label: languageNames[language] }]),
  ]
}
