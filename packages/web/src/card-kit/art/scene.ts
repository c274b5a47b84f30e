import type { ReactNode } from 'react'
import type { Palette } from './palette.ts'
import type { Point } from './path.ts'
import type { Random } from './seed.ts'

/** What a motif paints with. Pictures are 400 by 300 with what matters in the middle. */
export interface Scene {
  random: Random
  palette: Palette
  light: Point
  typeLine: string
  /** Name and type line in lower case, for hints such as "bolt" or "goblin". */
  hints: string
  colors: readonly string[]
}

export type Motif = (scene: Scene) => ReactNode

export const width = 400
export const height = 300
