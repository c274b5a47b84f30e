import type { CardObject, FaceObject } from './card-object.ts'

/** The numbers printed on a card; NaN where there is none. */
export interface Stats {
  power: number
  toughness: number
  loyalty: number
  defense: number
}

type Printed = Partial<Pick<FaceObject, keyof Stats>>

/** Of a card with several faces, the front's, or the first face's that has the number. */
export function readStats(card: Printed & Pick<CardObject, 'card_faces'>): Stats {
  const sides: Printed[] = [card, ...(card.card_faces ?? [])]
  const read = (key: keyof Stats) => readStat(sides.find((side) => side[key])?.[key])
  return {
    power: read('power'),
    toughness: read('toughness'),
    loyalty: read('loyalty'),
    defense: read('defense'),
  }
}

/** `*`, X and ? count as 0, as rule 208.2a has it for `*` outside the battlefield; `1+*` is 1. */
export function readStat(text: string | null | undefined): number {
  if (!text) return Number.NaN
  if (text.includes('∞')) return Number.POSITIVE_INFINITY
  const digits = /-?(\d*\.)?\d+/.exec(text)
  return Number(digits?.[0] ?? 0) + (text.includes('½') ? 0.5 : 0)
}
