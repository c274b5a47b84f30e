import type { FaceText } from '../../../card-kit/face-card.ts'

/** Rule 202.3: what the player chooses is 0, and of two ways to pay the dearer one counts. */
const values: Readonly<Record<string, number>> = { X: 0, Y: 0, Z: 0, HW: 0.5, HR: 0.5, '½': 0.5 }

/** The mana value of what lies in front; both halves of a split card count. */
export function manaValueOf({ manaCost }: Pick<FaceText, 'manaCost'>): number {
  const symbols = [...manaCost.matchAll(/\{([^{}]+)\}/g)]
  return symbols.reduce((sum, [, symbol = '']) => sum + worthOf(symbol.toUpperCase()), 0)
}

function worthOf(symbol: string): number {
  const known = values[symbol]
  if (known !== undefined) return known
  const [generic = ''] = /^\d+/.exec(symbol) ?? []
  return generic === '' ? 1 : Number(generic)
}
