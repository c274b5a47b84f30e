import { limits } from '@manafolio/contract'
import { type Catalogue, foldName } from '@manafolio/search'

/** A folded name that a row may mean. */
export interface Spelling {
  folded: string
  /** Tokens and the like go before cards that are called the same. */
  isToken: boolean
}

export interface ParsedName {
  text: string
  /** As the row says it first, then without what tools add; none of what is too long for a name. */
  spellings: readonly Spelling[]
  /** Some card is called so, as a whole or on a face. */
  isKnown: boolean
  /** The row says that it is one, or the like: “Beast Token”. */
  isToken: boolean
  /** Folded, if it says a back too. */
  front: string
}

/** The name that a row says, if it says one. */
export function parseName(catalogue: Catalogue, text: string | undefined): ParsedName | undefined {
  const name = text?.trim()
  if (!name) return undefined
  const { front, spellings } = name.length > limits.cardNameMax ? unknown : readName(name)
  const isCalled = ({ folded }: Spelling) => catalogue.cardsByName.has(folded)
  const isKnown = spellings.some(isCalled)
  const isToken = spellings.find(isCalled)?.isToken ?? spellings.some(({ isToken }) => isToken)
  return { text: name, spellings, isKnown, isToken, front }
}

const unknown = { spellings: [], front: '' }

function readName(name: string): Pick<ParsedName, 'spellings' | 'front'> {
  const plain = { folded: foldName(name), isToken: false }
  if (!mayBeDecorated.test(name)) return { spellings: [plain], front: '' }
  const faces = name.split(betweenFaces).map(withoutRemark)
  const bare = faces.map((face) => face.replace(tokenWord, ''))
  const isToken = bare.some((face, at) => face !== faces[at])
  const others = [
    { folded: foldName(faces.join(' // ')), isToken: false },
    { folded: foldName(bare.join(' // ')), isToken },
    { folded: foldName(onceOnBothSides(bare)), isToken },
    { folded: foldName(emblemOf(bare)), isToken: true },
  ]
  const spellings = [plain, ...others.filter(({ folded }) => folded !== '')]
  return { spellings, front: foldName(bare.length > 1 ? (bare[0] ?? '') : '') }
}

/** Nearly no name is: most need no second look. */
const mayBeDecorated = /[([/]|\b(?:token|art card)\b|^emblem\b/i
const betweenFaces = /\s*\/\/+\s*/
const tokenWord = /\s+(?:token|art card)$/i

/** “Lightning Bolt (Borderless)”, “Forest (0269)”, “Beast Token (4/4)”, “Sol Ring [Foil]”. */
function withoutRemark(name: string): string {
  return name.replace(/(?:\s*(?:\([^()]*\)|\[[^[\]]*\]))+$/, '')
}

/** Printings that show their card on both sides are named twice by some tools. */
function onceOnBothSides(faces: readonly string[]): string {
  const [front = ''] = faces
  return faces.every((face) => face === front) ? front : ''
}

/** “Emblem - Teferi, Hero of Dominaria” is “Teferi, Hero of Dominaria Emblem” in the catalogue. */
function emblemOf([front = '']: readonly string[]): string {
  const [, owner] = /^emblem\s*[-–—:]\s*(.+)$/i.exec(front) ?? []
  return owner === undefined ? '' : `${owner} Emblem`
}
