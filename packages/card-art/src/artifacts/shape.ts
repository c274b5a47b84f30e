import { type Point, symmetric } from '../path.ts'
import type { Scene } from '../scene.ts'

/** Outlines one object in the middle of the picture. */
export type Shape = (scene: Scene) => string

export const at = ([x, y]: Point): Point => [x + 200, y + 150]

/** The outline of a symmetrical object from its right half. */
export const upright = (half: readonly Point[]) => symmetric(half).map(at)
