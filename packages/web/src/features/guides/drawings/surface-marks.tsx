import {
  blob,
  createRandom,
  line,
  type Point,
  points,
  polar,
  type Random,
  repeat,
  tube,
} from '@manafolio/card-art'
import { useId } from 'react'
import { cardColors, stage } from './stage.ts'
import type { Crease as CreaseLine } from './wear.ts'

/** Fine light lines; a card with more of them has the others', too. */
export function Scratches({ count }: { count: number }) {
  const random = createRandom('scratches')
  return (
    <g fill="none" stroke="#fff" strokeLinecap="round">
      {repeat(count, (scratch) => (
        <path
          key={scratch}
          d={scratchPath(random)}
          strokeWidth={random.between(0.6, 1.5)}
          opacity={random.between(0.45, 0.85)}
        />
      ))}
    </g>
  )
}

function scratchPath(random: Random): string {
  const start: Point = [random.between(10, 230), random.between(10, 160)]
  const angle = random.between(-1, 1) + (random.chance(0.5) ? 0 : Math.PI)
  const length = random.between(18, 84)
  const [mx, my] = polar(start, angle + random.between(-0.15, 0.15), length / 2)
  const [ex, ey] = polar(start, angle, length)
  return `M${start.map(tenth).join(' ')}Q${tenth(mx)} ${tenth(my)} ${tenth(ex)} ${tenth(ey)}`
}

/** Spots that were rubbed until they lost their gloss. */
export function Scuffs({ count }: { count: number }) {
  const random = createRandom('scuffs 4')
  return repeat(count, (scuff) => {
    const middle: Point = [random.between(50, 200), random.between(40, 140)]
    const strokes = repeat(46, () => scuffStroke(random, middle)).join('')
    return <path key={scuff} d={strokes} stroke="#fff" strokeWidth="0.8" opacity="0.55" />
  })
}

function scuffStroke(random: Random, middle: Point): string {
  const [x, y] = polar(middle, random.between(0, Math.PI * 2), random.between(0, 21))
  const length = random.between(2, 6)
  return `M${tenth(x)} ${tenth(y)}l${tenth(length)} ${tenth(length * -0.45)}`
}

export function Creases({ creases }: { creases: readonly CreaseLine[] }) {
  return creases.map(({ line: route, width }) => (
    <Crease key={route} route={points(route, stage.width, stage.height)} width={width} />
  ))
}

/** The fold's shadow and highlight, with the line of broken ink between them. */
export function Crease({ route, width }: { route: readonly Point[]; width: number }) {
  const random = createRandom(route.join(' '))
  const fold = jagged(route, random)
  const crease = line(fold)
  const broken = tube(fold, ...fold.map(() => random.between(0.15, 2.1) * width))
  return (
    <g fill="none">
      <path
        d={crease}
        stroke="#000"
        strokeWidth={width * 2.2}
        opacity="0.32"
        transform="translate(1.4 2)"
      />
      <path
        d={crease}
        stroke="#fff"
        strokeWidth={width * 1.6}
        opacity="0.3"
        transform="translate(-1.2 -1.6)"
      />
      <path d={broken} fill={cardColors.paper} />
    </g>
  )
}

function jagged(route: readonly Point[], random: Random): Point[] {
  return route.flatMap((from, step): Point[] => {
    const to = route[step + 1] ?? from
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5))
    return repeat(
      parts,
      (part): Point => [
        from[0] + ((to[0] - from[0]) * part) / parts + random.between(-1, 1),
        from[1] + ((to[1] - from[1]) * part) / parts + random.between(-1, 1),
      ],
    )
  })
}

/** A bent card is light on one side of its bend and dark on the other. */
export function Bend({ strength }: { strength: number }) {
  const id = useId()
  if (strength === 0) return null
  return (
    <>
      <linearGradient id={id} x1="0.1" x2="0.9" y2="0.25">
        <stop offset="0.3" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.49" stopColor="#fff" stopOpacity={0.42 * strength} />
        <stop offset="0.53" stopColor="#000" stopOpacity={0.42 * strength} />
        <stop offset="0.8" stopColor="#000" stopOpacity="0" />
      </linearGradient>
      <rect {...stage} fill={`url(#${id})`} />
    </>
  )
}

/** Water leaves a stain with a darker rim where it dried. */
export function Stain({ strength }: { strength: number }) {
  if (strength === 0) return null
  const random = createRandom('stain')
  const reach = 34 + strength * 34
  const shape = blob(
    repeat(12, (step) =>
      polar([52, 132], (step / 12) * Math.PI * 2, reach * random.between(0.8, 1.1)),
    ),
  )
  return (
    <path
      d={shape}
      fill="#4a3009"
      fillOpacity={strength * 0.5}
      stroke="#e8d3a6"
      strokeOpacity={0.35 + strength * 0.5}
      strokeWidth="2.2"
    />
  )
}

/** A spot where something stuck to the card and pulled off the ink. */
export function MissingInk() {
  const random = createRandom('missing ink')
  const spots: readonly (readonly [Point, number])[] = [
    [[196, 38], 15],
    [[176, 46], 6],
    [[208, 60], 5],
    [[120, 140], 8],
  ]
  return spots.map(([middle, size]) => (
    <path
      key={middle.join()}
      d={blob(
        repeat(9, (step) =>
          polar(middle, (step / 9) * Math.PI * 2, size * random.between(0.6, 1.2)),
        ),
      )}
      fill={cardColors.paper}
    />
  ))
}

/** A scribble on the card. */
export function Marking() {
  return (
    <path
      d="M18 40c8-20 16-24 17-10s-9 24-4 24 12-26 17-25-4 20 1 20 9-15 14-15-1 14 4 13 8-10 13-11 6 5 14-2"
      fill="none"
      stroke="#1b2f7a"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
