import { blob, type Point, polygon, repeat } from './path.ts'
import { height, type Scene, width } from './scene.ts'

/** Two layers of distant land, both with the same kind of ridge. */
export function paintHills(scene: Scene, horizon: number) {
  const ridge = scene.random.pick([rolling, rolling, jagged, mesas])
  return (
    <>
      <path d={ridge(scene, horizon)} fill={scene.palette.far} opacity="0.75" />
      <path d={ridge(scene, horizon + scene.random.between(22, 40))} fill={scene.palette.middle} />
    </>
  )
}

/** The dark strip of ground at the bottom of a picture. */
export function paintForeground(scene: Scene, y = 268) {
  return <path d={rolling(scene, y, 14)} fill={scene.palette.dark} />
}

export function rolling({ random }: Pick<Scene, 'random'>, y: number, swing = 34): string {
  const steps = random.whole(4, 6)
  const top = repeat(
    steps + 3,
    (step): Point => [((step - 1) * width) / steps, y + random.between(-swing, swing)],
  )
  return blob([...top, [width * 1.4, height * 1.4], [width * -0.4, height * 1.4]])
}

export function jagged({ random }: Pick<Scene, 'random'>, y: number): string {
  const steps = random.whole(7, 11)
  const top = repeat(
    steps + 1,
    (step): Point => [
      (step * width) / steps + random.between(-9, 9),
      y + (step % 2 === 0 ? random.between(6, 30) : random.between(-52, -8)),
    ],
  )
  return land(top)
}

export function mesas({ random }: Pick<Scene, 'random'>, y: number): string {
  const top = repeat(6, (step): Point[] => {
    const [left, rise] = [step * 72 + random.between(-8, 12), random.between(-34, 20)]
    return [
      [left - 12, y + 18],
      [left, y + rise],
      [left + random.between(24, 44), y + rise + random.between(-4, 4)],
      [left + 58, y + 18],
    ]
  })
  return land(top.flat())
}

function land(top: readonly Point[]): string {
  return polygon([
    [-40, height],
    [-40, top[0]?.[1] ?? height],
    ...top,
    [width + 40, height - 60],
    [width + 40, height],
  ])
}
