import type { Effect } from '../effect.ts'
import { blob, disc, type Point, polar, repeat, tube } from '../path.ts'
import type { Scene } from '../scene.ts'

export function tendrils({ random, light }: Scene): Effect {
  const smoke = repeat(random.whole(5, 9), (step) => {
    const x = 20 + step * 46 + random.between(-14, 14)
    const sway = random.between(-50, 50)
    return tube(
      [
        [x, 300],
        [x + sway, 220],
        [x - sway * 0.7, 150],
        [light[0] + (x - light[0]) * 0.3, light[1] + 22],
      ],
      34,
      24,
      12,
      0,
    )
  })
  return {
    wide: smoke.join(''),
    core:
      disc(light, 13) +
      repeat(8, () =>
        disc(polar(light, random.between(0, 6.3), random.between(24, 90)), random.between(1, 4)),
      ).join(''),
  }
}

export function bloom({ random }: Scene): Effect {
  const center: Point = [random.between(140, 260), random.between(130, 170)]
  const count = random.whole(7, 12)
  const petals = (reach: number, turn: number) =>
    repeat(count, (step) => {
      const angle = turn + (step * 6.283) / count
      return blob([
        center,
        polar(center, angle - 0.22, reach * 0.62),
        polar(center, angle, reach),
        polar(center, angle + 0.22, reach * 0.62),
      ])
    }).join('')
  return { wide: petals(random.between(130, 180), 0.2), core: petals(random.between(44, 70), 0.4) }
}
