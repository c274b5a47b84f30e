import { fold } from '../text/fold.ts'
import type { CardObject, FaceObject } from './card-object.ts'

const between = '\n'

type Named = Pick<FaceObject, 'name' | 'type_line'>

/**
 * The names by which a card's rules text calls the card, folded, the longest first: its own, those
 * of its faces, and the short ones of legends. Only those that it does use.
 */
export function ownNames(card: CardObject, foldedText: string): string {
  const named: Named[] = [card, ...(card.card_faces ?? [])]
  const names = named.flatMap((face) => [face.name, ...shortNames(face)]).map(fold)
  return [...new Set(names)]
    .filter((name) => foldedText.includes(name))
    .sort((a, b) => b.length - a.length)
    .join(between)
}

/** “Atraxa” for “Atraxa, Praetors' Voice”, and for legends also “Zur” for “Zur the Enchanter”. */
function shortNames({ name, type_line }: Named): string[] {
  const isLegend = /\blegendary\b/i.test(type_line ?? '')
  const ends = isLegend ? [/,/, / (?:the|of) /] : [/,/]
  return ends.flatMap((end) => name.slice(0, Math.max(0, name.search(end))) || [])
}

const thisThing =
  /\bthis (?:spell|creature|land|artifact|enchantment|aura|equipment|vehicle|saga|planeswalker|battle|siege|spacecraft|card|permanent|token|class|case|room)\b/g

/** A card's text, given with its own names, with "~" where it speaks of itself. */
export function textWithTilde(text: string, names: string): string {
  const named = names === '' ? [] : names.split(between)
  const spoken = named.reduce(withTildeFor, text)
  return spoken.includes('this ') ? spoken.replace(thisThing, '~') : spoken
}

/** Not inside of other words: “King of the Oathbreakers” is not meant by “attacking”. */
function withTildeFor(text: string, name: string): string {
  let written = ''
  let done = 0
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length
    if (at < done || isLetter(text.charAt(at - 1)) || isLetter(text.charAt(end))) continue
    written += `${text.slice(done, at)}~`
    done = end
  }
  return written + text.slice(done)
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign)
}
