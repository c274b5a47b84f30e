import type { CardObject, FaceObject } from '../card-object.ts'

/** A face, or the whole of a card that has only one. */
export type Face = Omit<FaceObject, 'oracle_id' | 'cmc'>

export function facesOf(card: CardObject): readonly Face[] {
  return card.card_faces?.length ? card.card_faces : [card]
}

/** The face that says what a card is in a hand or a library. */
export function frontOf(card: CardObject): Face {
  return facesOf(card)[0] ?? card
}

const halves = new Set(['split', 'aftermath'])

/** The faces that count as the card itself: both halves of a split card, else the front. */
export function mainFaces(card: CardObject): readonly Face[] {
  return halves.has(card.layout) ? facesOf(card) : [frontOf(card)]
}

const castEitherWay = new Set([...halves, 'adventure', 'modal_dfc', 'prepare'])

/** The faces a player may choose from hand: not the other side of a card that flips or transforms. */
export function playableFaces(card: CardObject): readonly Face[] {
  return castEitherWay.has(card.layout) ? facesOf(card) : [frontOf(card)]
}

/** Whether a type line has one of these words: "Land", "Legendary", "Power-Plant". */
export function hasType(face: Pick<Face, 'type_line'>, ...types: readonly string[]): boolean {
  const line = (face.type_line ?? '').toLowerCase()
  return types.some((type) => hasWord(line, type.toLowerCase()))
}

const wordBorder = /[\s—]/

/** Most lines don't have the text at all, which is seen much faster than splitting them. */
function hasWord(line: string, word: string): boolean {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    const [before, after] = [line.charAt(at - 1), line.charAt(at + word.length)]
    if (isBorder(before) && isBorder(after)) return true
  }
  return false
}

function isBorder(sign: string): boolean {
  return sign === '' || wordBorder.test(sign)
}

export function anyFaceHasType(card: CardObject, ...types: readonly string[]): boolean {
  return facesOf(card).some((face) => hasType(face, ...types))
}
