import type { RoleCard } from '../roles-of.ts'
import { type PrintedFace, printedCards } from './printed-cards.ts'

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
