import type { ReactNode } from 'react'
import type { Palette } from './palette.ts'
import type { Point } from './path.ts'
import type { Random } from './random.ts'

/** What a motif is painted with. Pictures are 400 by 300, and may be cropped around the middle. */
export interface Scene {
  random: Random
  palette: Palette
  light: Point
  typeLine: string
  /** Name and type line in lower case, searched for words such as "bolt" or "sword". */
  hints: string
  colors: readonly string[]
}

export type Motif = (scene: Scene) => ReactNode

/** Path data: large faint shapes, small bright ones, thin bright lines and dark pieces. */
export interface Effect {
  wide: string
  core: string
  lines?: string
  solid?: string
}

export type DrawEffect = (scene: Scene) => Effect

export const width = 400
export const height = 300
