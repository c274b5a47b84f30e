import { paintForeground, rolling } from '../ground.tsx'
import { blob, disc, polygon, repeat, tube } from '../path.ts'
import type { Scene } from '../scene.ts'

export function forest(scene: Scene) {
  const { random, palette } = scene
  const isFir = random.chance(0.5)
  const row = (count: number, base: number, tall: number) =>
    repeat(count, (step) => {
      const [x, h] = [
        ((step + random.between(0.1, 0.9)) * 400) / count,
        tall * random.between(0.7, 1.25),
      ]
      return isFir ? fir(x, base, h) : broadleaf(x, base, h)
    }).join('')
  return (
    <>
      <path d={row(14, 216, 72) + rolling(scene, 214, 12)} fill={palette.far} />
      <path d={row(9, 250, 120) + rolling(scene, 246, 10)} fill={palette.middle} />
      <path d={row(4, 290, 200)} fill={palette.near} />
      <path
        d={repeat(10, () =>
          disc([random.between(20, 380), random.between(120, 270)], random.between(1, 2.6)),
        ).join('')}
        fill={palette.light}
        opacity="0.9"
      />
      {paintForeground(scene, 280)}
    </>
  )
}

function fir(x: number, y: number, h: number): string {
  const tier = (top: number, w: number) =>
    polygon([
      [x, y - h * top],
      [x + h * w, y - h * (top - 0.42)],
      [x - h * w, y - h * (top - 0.42)],
    ])
  return (
    tier(1, 0.14) +
    tier(0.78, 0.2) +
    tier(0.54, 0.26) +
    polygon([
      [x - 3, y],
      [x - 3, y - h * 0.2],
      [x + 3, y - h * 0.2],
      [x + 3, y],
    ])
  )
}

export function broadleaf(x: number, y: number, h: number): string {
  const crown = blob([
    [x - h * 0.3, y - h * 0.6],
    [x - h * 0.2, y - h * 0.88],
    [x + h * 0.04, y - h],
    [x + h * 0.27, y - h * 0.82],
    [x + h * 0.3, y - h * 0.56],
    [x, y - h * 0.44],
  ])
  return (
    crown +
    tube(
      [
        [x, y + 6],
        [x + h * 0.03, y - h * 0.3],
        [x, y - h * 0.6],
      ],
      h * 0.14,
      h * 0.07,
      h * 0.05,
    )
  )
}
