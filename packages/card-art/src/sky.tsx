import { disc, polar, repeat, tube } from './path.ts'
import { height, type Scene, width } from './scene.ts'

/**
 * A gradient with stars, clouds or beams, and a glowing sun, moon or ring. `id` is the prefix of the
 * ids of its gradients, which must be unique in the document.
 */
export function paintSky({ random, palette, light }: Scene, id: string) {
  const [top, middle, low] = palette.sky
  const radius = random.between(16, 40)
  const body = random.pick([sun, sun, moon, ring])
  const detail = random.pick([stars, clouds, clouds, beams])
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2={random.between(-0.35, 0.35)} y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset={random.between(0.4, 0.55)} stopColor={middle} />
          <stop offset="0.92" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor={palette.light} stopOpacity="0.95" />
          <stop offset="0.35" stopColor={palette.light} stopOpacity="0.4" />
          <stop offset="1" stopColor={palette.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}s)`} />
      <path
        d={detail({ random, light })}
        fill={palette.light}
        opacity={random.between(0.16, 0.3)}
      />
      <path d={disc(light, random.between(110, 170))} fill={`url(#${id}g)`} />
      <path d={body(light, radius)} fill={palette.light} fillRule="evenodd" />
    </>
  )
}

type Sky = Pick<Scene, 'random' | 'light'>

function sun(center: Scene['light'], radius: number) {
  return disc(center, radius)
}

function moon([x, y]: Scene['light'], r: number) {
  return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y}A${r * 0.8} ${r * 0.8} 0 0 0 ${x} ${y - r}Z`
}

function ring(center: Scene['light'], radius: number) {
  return disc(center, radius) + disc(center, radius * 0.82)
}

function stars({ random }: Sky) {
  return repeat(26, () =>
    disc([random.between(0, width), random.between(0, 190)], random.between(0.7, 2.2)),
  ).join('')
}

function clouds({ random }: Sky) {
  return repeat(5, () => {
    const [x, y, reach] = [
      random.between(-20, width),
      random.between(15, 170),
      random.between(50, 130),
    ]
    const rise = random.between(-6, 6)
    return tube(
      [
        [x - reach, y],
        [x - reach / 3, y + rise],
        [x + reach / 3, y - rise],
        [x + reach, y],
      ],
      0,
      10,
      14,
      0,
    )
  }).join('')
}

function beams({ random, light }: Sky) {
  const turn = random.between(0, 6)
  return repeat(7, (step) => {
    const angle = turn + step * 0.9
    const far = [polar(light, angle - 0.12, 480), polar(light, angle + 0.12, 480)]
    return `M${light}L${far.join('L')}Z`
  }).join('')
}
