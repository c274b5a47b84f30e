import type { ManaCost } from './mana-cost.ts'
import { manaSymbols, readSymbol, variableSymbols } from './symbols.ts'

/** Reads what people type, such as "2WW" or "{x}{u/w}": symbols of several signs need their braces. */
export function readManaCost(text: string): ManaCost | undefined {
  const parts = piecesOf(text).map(readPiece)
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined
  return sumOf(parts.filter((part) => part !== undefined))
}

/** The costs of a card's faces that have one, and that of its front, if it has one. */
export interface CardCost {
  faces: ManaCost[]
  front: ManaCost | undefined
}

export function readCardCost(printed: string): CardCost {
  return { faces: readFaceCosts(printed), front: readFrontCost(printed) }
}

/** The costs of a card, given as "{1}{R} // {1}{U}"; faces without a cost are left out. */
export function readFaceCosts(printed: string): ManaCost[] {
  return printed.split('//').flatMap((face) => readPrinted(face) ?? [])
}

/** The cost of the first face, given those of all; undefined when this face has none. */
export function readFrontCost(printed: string): ManaCost | undefined {
  return readPrinted(printed.split('//', 1)[0] ?? '')
}

/** The cost in its usual order: "{X}{2}{W}{W}", and "{0}" for nothing. */
export function formatManaCost({ generic, symbols }: ManaCost): string {
  const inOrder = [...symbols.keys()].sort(
    (a, b) => manaSymbols.indexOf(a) - manaSymbols.indexOf(b),
  )
  const all = inOrder.flatMap((symbol) => Array<string>(symbols.get(symbol) ?? 0).fill(symbol))
  const variables = all.filter((symbol) => variableSymbols.includes(symbol))
  const others = all.filter((symbol) => !variableSymbols.includes(symbol))
  const pieces = [...variables, ...amountPieces(generic), ...others]
  return pieces.map((piece) => `{${piece}}`).join('') || '{0}'
}

/** Generic mana, or one symbol. */
type Part = number | string

/** What is in braces belongs together, and so do digits; any other sign stands for itself. */
function piecesOf(text: string): string[] {
  return text.match(/\{[^{}]*\}|\d+|\S/gu) ?? []
}

const looseSymbol = /^[wubrgcsxyzld]$/i

function readPiece(piece: string): Part | undefined {
  const content = withoutBraces(piece)
  const isClear = content !== piece || looseSymbol.test(piece)
  return amountIn(content) ?? (isClear ? readSymbol(content) : undefined)
}

/** A symbol that is too new to be known stands for itself: such a card has a cost all the same. */
function readPrinted(text: string): ManaCost | undefined {
  const pieces = piecesOf(text)
  if (pieces.length === 0) return undefined
  return sumOf(pieces.map((piece) => readPiece(piece) ?? withoutBraces(piece)))
}

function withoutBraces(piece: string): string {
  return piece.startsWith('{') ? piece.slice(1, -1) : piece
}

const half = '½'
const infinity = '∞'
const namedAmounts = new Map([
  [half, 0.5],
  ['1/2', 0.5],
  [infinity, Number.POSITIVE_INFINITY],
])

/** Up to 15 digits, which numbers still hold exactly. */
function amountIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : namedAmounts.get(text)
}

function amountPieces(generic: number): string[] {
  if (generic === Number.POSITIVE_INFINITY) return [infinity]
  const whole = Math.floor(generic)
  return [...(whole > 0 ? [String(whole)] : []), ...(generic > whole ? [half] : [])]
}

function sumOf(parts: readonly Part[]): ManaCost {
  let generic = 0
  const symbols = new Map<string, number>()
  for (const part of parts) {
    if (typeof part === 'number') generic += part
    else symbols.set(part, (symbols.get(part) ?? 0) + 1)
  }
  return { generic, symbols }
}
