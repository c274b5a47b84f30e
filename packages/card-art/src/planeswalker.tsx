import { figureOutline } from './figure.tsx'
import { mix } from './palette.ts'
import { disc, type Point, polar, repeat } from './path.ts'
import type { Scene } from './scene.ts'

/** Planeswalkers: a tall figure before arcs of light, cropped at the knees. */
export function paintPlaneswalker(scene: Scene) {
  const { random, palette } = scene
  const center: Point = [200 + random.between(-24, 24), random.between(140, 180)]
  const [start, sweep, count] = [
    random.between(2.6, 4.2),
    random.between(2.6, 5),
    random.whole(4, 7),
  ]
  const [figure, facing] = [figureOutline(random), random.pick([1, -1])]
  const arc = (r: number, from: number) => {
    const ends = [polar(center, from, r), polar(center, from + sweep, r)]
    return `M${ends[0]}A${r} ${r} 0 ${sweep > Math.PI ? 1 : 0} 1 ${ends[1]}`
  }
  return (
    <>
      {repeat(count, (step) => {
        const color = mix(palette.light, palette.middle, step / count)
        const from = start + step * random.between(-0.3, 0.3)
        return (
          <path
            key={color}
            d={arc(48 + step * 26, from)}
            fill="none"
            stroke={color}
            strokeWidth={random.between(4, 15)}
            strokeLinecap="round"
            opacity={0.85 - step * 0.07}
          />
        )
      })}
      <path
        d={repeat(14, () =>
          disc(
            polar(center, random.between(0, 6.283), random.between(60, 190)),
            random.between(1.5, 5),
          ),
        ).join('')}
        fill={palette.light}
        opacity="0.9"
      />
      <g
        transform={`translate(${center[0]} 352) scale(${facing * 1.7} 1.7)`}
        strokeLinejoin="round"
      >
        <path
          d={figure}
          fill={palette.light}
          stroke={palette.light}
          strokeWidth={random.between(6, 14)}
          opacity="0.3"
        />
        <path d={figure} fill={palette.light} transform="translate(-1.6 -1)" />
        <path d={figure} fill={palette.dark} />
      </g>
    </>
  )
}
