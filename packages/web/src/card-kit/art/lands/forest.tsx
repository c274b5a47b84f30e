import { paintForeground, rolling } from '../ground.tsx'
import { disc, repeat } from '../path.ts'
import type { Scene } from '../scene.ts'
import { broadleaf, fir } from './trees.ts'

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
