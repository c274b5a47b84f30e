import { jagged } from '../ground.tsx'
import { type Point, polygon } from '../path.ts'
import type { Scene } from '../scene.ts'

export function mountain(scene: Scene) {
  const { random, palette } = scene
  const peak = (x: number, top: number, w: number): Point[] => [
    [x - w, 300],
    [x - w * 0.42, top + (300 - top) * 0.46],
    [x - w * 0.16, top + 34],
    [x, top],
    [x + w * 0.22, top + 40],
    [x + w * 0.34, top + (300 - top) * 0.36],
    [x + w, 300],
  ]
  const snow = ([x, top, w]: readonly [number, number, number]) =>
    polygon([
      [x, top],
      [x + w * 0.22, top + 40],
      [x + w * 0.1, top + 36],
      [x + 2, top + 56],
      [x - w * 0.08, top + 32],
      [x - w * 0.16, top + 34],
    ])
  const main = [random.between(120, 280), random.between(44, 86), random.between(130, 190)] as const
  const side = [
    main[0] + random.pick([-1, 1]) * random.between(96, 150),
    random.between(96, 140),
    random.between(100, 150),
  ] as const
  return (
    <>
      <path d={jagged(scene, random.between(150, 190))} fill={palette.far} opacity="0.8" />
      <path d={polygon(peak(...side))} fill={palette.middle} />
      <path d={polygon(peak(...main))} fill={palette.near} />
      <path
        d={polygon([
          [main[0], main[1]],
          [main[0] + main[2] * 0.22, main[1] + 40],
          [main[0] + main[2] * 0.34, main[1] + (300 - main[1]) * 0.36],
          [main[0] + main[2], 300],
          [main[0] + main[2] * 0.1, 300],
          [main[0] - main[2] * 0.05, main[1] + 120],
        ])}
        fill={palette.dark}
        opacity="0.45"
      />
      <path d={snow(main) + snow(side)} fill={palette.light} opacity="0.9" />
      <path d={jagged(scene, 262)} fill={palette.dark} />
    </>
  )
}
