import type { Scene } from './scene.ts'

/** Broad faint shapes, small bright ones, thin bright lines and dark pieces. */
export interface Effect {
  wide: string
  core: string
  lines?: string
  solid?: string
}

export type Paint = (scene: Scene) => Effect
