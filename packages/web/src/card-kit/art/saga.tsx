import { paintFigure } from './figure.tsx'
import { blob, disc, repeat } from './path.ts'
import type { Scene } from './scene.ts'

/** A saga is told in three windows. */
export function paintSaga(scene: Scene) {
  const { random, palette } = scene
  const windows = repeat(3, (step) => ({ x: 62 + step * 98, rise: random.between(0, 26) }))
  const arch = ({ x, rise }: { x: number; rise: number }) =>
    `M${x} 262V${96 - rise}a40 46 0 0 1 80 0V262Z`
  return (
    <>
      <path
        d={`M0 0H400V300H0Z${windows.map(arch).join('')}`}
        fill={palette.near}
        fillRule="evenodd"
      />
      <path
        d={windows.map(arch).join('')}
        fill="none"
        stroke={palette.light}
        strokeWidth="3"
        opacity="0.8"
      />
      <path
        d={windows
          .map(({ x }) => disc([x + 40, random.between(90, 150)], random.between(10, 24)))
          .join('')}
        fill={palette.light}
        opacity="0.85"
      />
      <path
        d={windows
          .map(({ x }) =>
            blob([
              [x + 2, 262],
              [x + 14, random.between(170, 230)],
              [x + 40, random.between(180, 236)],
              [x + 66, random.between(170, 230)],
              [x + 78, 262],
            ]),
          )
          .join('')}
        fill={palette.middle}
      />
      {windows.map(({ x }) => (
        <g key={x}>{paintFigure(scene, { x: x + 40, y: 262, size: 0.5 })}</g>
      ))}
    </>
  )
}
