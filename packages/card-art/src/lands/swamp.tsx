import { paintHills, rolling } from '../ground.tsx'
import { type Point, repeat, tube } from '../path.ts'
import type { Scene } from '../scene.ts'

export function swamp(scene: Scene) {
  const { random, palette } = scene
  const dead = (x: number, h: number) => {
    const lean = random.between(-22, 22)
    const top: Point = [x + lean, 268 - h]
    const branch = (share: number, side: number) => {
      const root: Point = [x + lean * share, 268 - h * share]
      return tube(
        [
          root,
          [root[0] + side * h * 0.16, root[1] - h * 0.08],
          [root[0] + side * h * 0.2, root[1] - h * 0.26],
        ],
        h * 0.05,
        h * 0.03,
        0,
      )
    }
    return (
      tube([[x, 276], [x + lean * 0.2, 268 - h * 0.5], top], h * 0.13, h * 0.07, 0) +
      branch(0.55, 1) +
      branch(0.66, -1) +
      branch(0.8, random.pick([1, -1]))
    )
  }
  const pools = repeat(6, () => {
    const [x, y, w] = [random.between(20, 380), random.between(222, 288), random.between(24, 70)]
    return tube(
      [
        [x - w, y],
        [x, y - 1],
        [x + w, y],
      ],
      0,
      w * 0.2,
      0,
    )
  })
  return (
    <>
      {paintHills(scene, random.between(176, 204))}
      <path
        d={repeat(3, (step) =>
          tube(
            [
              [-30, 170 + step * 24],
              [130, 160 + step * 26],
              [270, 176 + step * 22],
              [430, 164 + step * 24],
            ],
            6,
            20,
            14,
            6,
          ),
        ).join('')}
        fill={palette.sky[2]}
        opacity="0.3"
      />
      <path d={rolling(scene, 232, 8)} fill={palette.near} />
      <path d={pools.join('')} fill={palette.sky[2]} opacity="0.55" />
      <path
        d={repeat(random.whole(3, 5), (step) =>
          dead(40 + step * 84 + random.between(-24, 24), random.between(80, 200)),
        ).join('')}
        fill={palette.dark}
      />
    </>
  )
}
