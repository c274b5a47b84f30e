import { paintForeground } from '../ground.tsx'
import { mix } from '../palette.ts'
import { blob, repeat, tube } from '../path.ts'
import type { Scene } from '../scene.ts'

export function island(scene: Scene) {
  const { random, palette, light } = scene
  const sea = random.between(158, 196)
  const glints = repeat(22, (step) => {
    const y = sea + 6 + step * 5.5
    const reach = random.between(5, 16) + step * 2
    const x = light[0] + random.between(-14, 14) * (1 + step * 0.14)
    return tube(
      [
        [x - reach, y],
        [x, y + 1],
        [x + reach, y],
      ],
      0,
      2 + step * 0.12,
      0,
    )
  })
  const isle = (x: number, w: number, h: number) =>
    blob([
      [x - w, sea + 2],
      [x - w * 0.5, sea - h * 0.6],
      [x - w * 0.1, sea - h],
      [x + w * 0.4, sea - h * 0.5],
      [x + w, sea + 2],
      [x, sea + 6],
    ])
  const x = light[0] > 200 ? random.between(60, 150) : random.between(250, 340)
  return (
    <>
      <path
        d={isle(400 - x, 60, random.between(14, 40))}
        fill={mix(palette.far, palette.sky[2], 0.4)}
      />
      <path d={`M0 ${sea}H400V300H0Z`} fill={palette.far} />
      <path
        d={repeat(5, (step) =>
          tube(
            [
              [-20, sea + 26 + step * 22],
              [120, sea + 18 + step * 23],
              [260, sea + 28 + step * 22],
              [420, sea + 20 + step * 24],
            ],
            3,
            5 + step * 2,
            9 + step * 3,
            3,
          ),
        ).join('')}
        fill={palette.middle}
        opacity="0.5"
      />
      <path d={isle(x, random.between(70, 110), random.between(60, 120))} fill={palette.near} />
      <path d={glints.join('')} fill={palette.light} opacity="0.7" />
      {random.chance(0.6) && paintForeground(scene, 284)}
    </>
  )
}
