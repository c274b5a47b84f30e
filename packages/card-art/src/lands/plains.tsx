import { rolling } from '../ground.tsx'
import { mix } from '../palette.ts'
import { repeat, tube } from '../path.ts'
import type { Scene } from '../scene.ts'
import { broadleaf } from './forest.tsx'

export function plains(scene: Scene) {
  const { random, palette } = scene
  const grass = repeat(46, (step) => {
    const [x, h] = [step * 8.8 + random.between(-4, 4), random.between(16, 46)]
    return tube(
      [
        [x, 304],
        [x + 2, 290 - h * 0.5],
        [x + random.between(3, 12), 290 - h],
      ],
      3,
      2.4,
      0,
    )
  })
  const field = (y: number) =>
    repeat(5, (step) =>
      tube(
        [
          [200 + (step - 2) * 30, y],
          [200 + (step - 2) * 90, y + 40],
          [200 + (step - 2) * 210, 304],
        ],
        0.6,
        3,
        9,
      ),
    )
  const horizon = random.between(170, 206)
  return (
    <>
      <path d={rolling(scene, horizon, 14)} fill={palette.far} />
      <path d={rolling(scene, horizon + 26, 18)} fill={mix(palette.far, palette.middle, 0.6)} />
      <path d={field(horizon + 24).join('')} fill={palette.sky[2]} opacity="0.4" />
      {random.chance(0.5) && (
        <path
          d={broadleaf(random.pick([80, 320]), horizon + 44, random.between(60, 110))}
          fill={palette.near}
        />
      )}
      <path d={rolling(scene, 272, 10)} fill={palette.middle} />
      <path d={grass.join('')} fill={palette.near} />
    </>
  )
}
