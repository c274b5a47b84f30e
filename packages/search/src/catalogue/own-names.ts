import { fold } from '../text/fold.ts'
import type { CardObject } from './card-object.ts'

const between = '\n'

/**
 * The names by which a card's rules text calls the card, folded, the longest first: its own, those
 * of its faces, and for "Atraxa, Praetors' Voice" also "atraxa". Only those that it does use.
 */
export function ownNames({ name, card_faces }: CardObject, foldedText: string): string {
  const names = [name, ...(card_faces ?? []).map((face) => face.name)].map(fold)
  const forms = new Set([...names, ...names.flatMap(shortName)])
  return [...forms]
    .filter((form) => foldedText.includes(form))
    .sort((a, b) => b.length - a.length)
    .join(between)
}

function shortName(name: string): string[] {
  const comma = name.indexOf(',')
  return comma > 0 ? [name.slice(0, comma)] : []
}

const thisThing =
  /\bthis (?:spell|creature|land|artifact|enchantment|aura|equipment|vehicle|saga|planeswalker|battle|siege|spacecraft|card|permanent|token|class|case|room)\b/g

/** A card's text, given with its own names, with "~" where it speaks of itself. */
export function textWithTilde(text: string, names: string): string {
  const named = names === '' ? [] : names.split(between)
  return named
    .reduce((shorter, name) => shorter.replaceAll(name, '~'), text)
    .replace(thisThing, '~')
}
