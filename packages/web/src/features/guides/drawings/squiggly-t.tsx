import { useId } from 'react'
import { type Point, points, polygon, repeat } from '../../../card-kit/art/path.ts'
import { createRandom } from '../../../card-kit/art/seed.ts'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { letterPlace } from './mini-card.tsx'
import { waves } from './worn-line.ts'

/** Clockwise from the upper left; the upper side of the bar is its calm one. */
const letter = points(
  '44 44, 164 42, 168 76, 154 76, 146 66, 122 66, 122 140, 136 148, 136 160, 74 160, 74 148, 88 140, 88 66, 62 66, 54 76, 40 76',
)

/** The first letter of the words below the logo, with the outline of the print or of a typeface. */
export function SquigglyT({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="back" place={letterPlace}>
      <rect width="210" height="200" fill="#70452a" />
      <g opacity="0.4">
        <Halftone inks={{ yellow: 0.2, magenta: 0.25, black: 0.16 }} pitch={9} />
      </g>
      {exhibit === 'genuine' ? <PrintedLetter /> : <TypedLetter />}
    </Loupe>
  )
}

function PrintedLetter() {
  return (
    <path
      d={polygon(squiggly(letter))}
      fill="#efe2bd"
      stroke="#20150e"
      strokeWidth="4.5"
      strokeLinejoin="round"
    />
  )
}

function TypedLetter() {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="0.9" />
      </filter>
      <path
        d={polygon(letter)}
        fill="#e4d8ba"
        stroke="#33251c"
        strokeWidth="4.5"
        filter={`url(#${id})`}
      />
    </>
  )
}

/** The outline in small steps that leave the straight line; the first side stays calm. */
function squiggly(outline: readonly Point[]): Point[] {
  const wave = waves(createRandom('squiggly T'), 1.7)
  return outline.flatMap((from, side): Point[] => {
    const to = outline[(side + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(1, Math.round(length / 3.4))
    const strength = side === 0 ? 0.8 : 7
    return repeat(steps, (step): Point => {
      const away = (wave(side * 31 + step) - 0.5) * strength
      const share = step / steps
      return [
        from[0] + (to[0] - from[0]) * share + ((to[1] - from[1]) / length) * away,
        from[1] + (to[1] - from[1]) * share - ((to[0] - from[0]) / length) * away,
      ]
    })
  })
}
