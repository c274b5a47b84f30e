import type { FaceText } from '../../../../card-kit/face-card.ts'

/** Rule 202.3: X counts as 0, and the more expensive of two ways to pay counts. */
const values: Readonly<Record<string, number>> = { X: 0, Y: 0, Z: 0, HW: 0.5, HR: 0.5, '½': 0.5 }

/** The mana value of a front face; a split card counts both halves. */
export function manaValueOf({ manaCost }: Pick<FaceText, 'manaCost'>): number {
  const symbols = [...manaCost.matchAll(/\{([^{}]+)\}/g)]
  return symbols.reduce((sum, [, symbol = '']) => sum + symbolValue(symbol.toUpperCase()), 0)
}

function symbolValue(symbol: string): number {
  const known = values[symbol]
  if (known !== undefined) return known
  const [generic = ''] = /^\d+/.exec(symbol) ?? []
  return generic === '' ? 1 : Number(generic)
}
