import type { RoleCard } from '../../roles/roles-of.ts'
import { firstCards } from './printed-cards-1.ts'
import { secondCards } from './printed-cards-2.ts'
import { thirdCards } from './printed-cards-3.ts'
import { fourthCards } from './printed-cards-4.ts'

export type PrintedFace = readonly [typeLine: string, oracleText: string, power?: string]

const printedCards = { ...firstCards, ...secondCards, ...thirdCards, ...fourthCards }

export type PrintedName = keyof typeof printedCards

export function cardCalled(name: PrintedName): RoleCard {
  const names = name.split(' // ')
  const printed: readonly PrintedFace[] = printedCards[name]
  const faces = printed.map((face, side) => faceCalled(names[side] ?? name, face))
  const [front] = faces
  if (!front) throw new Error(`${name} has no face`)
  return { ...front, name, faces: faces.length > 1 ? faces : [] }
}

function faceCalled(name: string, [typeLine, oracleText, power]: PrintedFace) {
  return { name, typeLine, oracleText, power: power ?? null }
}
