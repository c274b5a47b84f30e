import { type ColumnsOf, numberTable } from '../text/number-table.ts'
import type { CardObject, FaceObject } from './card-object.ts'
import { colorMask } from './colors.ts'
import { columnTypes } from './columns.ts'
import { readStats } from './stats.ts'

const { faceCard, faceColors, facePower, faceToughness, faceLoyalty, faceDefense } = columnTypes
const numberTypes = { faceColors, facePower, faceToughness, faceLoyalty, faceDefense }
const faceTypes = { faceCard, ...numberTypes }

/** A row of the columns of further faces, without its card. */
export type FurtherFace = Record<keyof typeof numberTypes, number>

/** The faces beside the front that have numbers, or a color that the front does not say. */
export function furtherFaces({ card_faces }: CardObject, cardColors: number): FurtherFace[] {
  const faces = (card_faces ?? []).slice(1).map((face) => furtherFace(face, cardColors))
  return faces.filter(
    ({ faceColors, facePower, faceToughness, faceLoyalty, faceDefense }) =>
      faceColors !== cardColors ||
      ![facePower, faceToughness, faceLoyalty, faceDefense].every(Number.isNaN),
  )
}

function furtherFace(face: FaceObject, cardColors: number): FurtherFace {
  const { power, toughness, loyalty, defense } = readStats(face)
  return {
    faceColors: colorMask(face.colors ?? []) || cardColors,
    facePower: power,
    faceToughness: toughness,
    faceLoyalty: loyalty,
    faceDefense: defense,
  }
}

/** For cards in their order. */
export function faceColumns(
  cards: readonly { faces: readonly FurtherFace[] }[],
): ColumnsOf<typeof faceTypes> {
  const table = numberTable(faceTypes)
  cards.forEach(({ faces }, card) => {
    for (const face of faces) table.add({ faceCard: card, ...face })
  })
  return table.columns()
}
