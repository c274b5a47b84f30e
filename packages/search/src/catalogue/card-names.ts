import { foldName, foldNameJoined } from '../text/fold.ts'
import type { CardObject, FaceObject } from './card-object.ts'

/**
 * Separates the folded names in a row of texts.cardName: the whole name first, then its faces. An
 * empty name ends these, and the card's other names follow.
 */
export const nameSeparator = '\n'
const otherNamesStart = nameSeparator + nameSeparator

/** The folded names of a card, without and with its hyphenated words joined. */
export function nameForms(names: readonly string[]): string[] {
  const forms = [...names.map(foldName), ...names.map(foldNameJoined)]
  return [...new Set(forms)].filter(Boolean)
}

/** A row of texts.cardName, of a card's own names as a row and its other names. */
export function nameRow(ownRow: string, otherNames: readonly string[]): string {
  const others = nameForms(otherNames).join(nameSeparator)
  return others === '' ? ownRow : ownRow + otherNamesStart + others
}

/** The part of a row of texts.cardName that has the card's own names. */
export function ownNamesIn(row: string): string {
  return row.split(otherNamesStart, 1)[0] ?? ''
}

/** The names in a row of texts.cardName. */
export function namesIn(row: string): { own: string[]; others: string[] } {
  const [own = '', others = ''] = row.split(otherNamesStart)
  return { own: own.split(nameSeparator), others: others === '' ? [] : others.split(nameSeparator) }
}

/** What a printing may be called instead of the card: in a world of its own, or in its language. */
const otherNameKeys = ['flavor_name', 'printed_name'] as const

type OtherNames = Pick<FaceObject, (typeof otherNameKeys)[number]>
type Named = Pick<FaceObject, 'name'> & OtherNames

/** What a card object may say of other names. */
export type NamedObject = Pick<CardObject, 'name'> &
  OtherNames & {
    card_faces?: Named[] | null | undefined
  }

/** The other names that a printing bears, as printed: as a whole and on its faces, each once. */
export function otherNamesOf(card: NamedObject): string[] {
  const names = otherNameKeys.flatMap((key) => namesUnder(card, key))
  if (names.length === 0) return names
  const own = new Set(nameForms([card.name, ...(card.card_faces ?? []).map(({ name }) => name)]))
  return distinctNames(names).filter((name) => !own.has(foldName(name)))
}

const betweenFaces = ' // '

function namesUnder(card: NamedObject, key: (typeof otherNameKeys)[number]): string[] {
  const faces = card.card_faces ?? []
  const hasFaceNames = faces.some((face) => face[key])
  const joined = faces.map((face) => face[key] || face.name).join(betweenFaces)
  const whole = card[key] ?? (hasFaceNames ? joined : '')
  return whole === '' ? [] : [whole, ...whole.split(betweenFaces)]
}

/** Without those that are folded like one before them. */
export function distinctNames(names: readonly string[]): string[] {
  const byForm = new Map<string, string>()
  for (const name of names) {
    const form = foldName(name)
    if (form !== '' && !byForm.has(form)) byForm.set(form, name)
  }
  return [...byForm.values()]
}
