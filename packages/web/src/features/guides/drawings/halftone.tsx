import { useId } from 'react'

interface HalftoneProps {
  /** The coverage of each ink, 0 to 1. */
  inks: { cyan?: number; magenta?: number; yellow?: number; black?: number }
  pitch?: number
}

/** Each ink is a grid of dots at its own angle, so that they form rosettes. */
const angles = { yellow: 0, cyan: 15, magenta: 75, black: 45 } as const
export const inkColors = {
  yellow: '#f7d800',
  cyan: '#00a0dc',
  magenta: '#dd1f7d',
  black: '#231f20',
} as const
const inkNames = ['yellow', 'cyan', 'magenta', 'black'] as const

/** Offset print under the loupe, in the size of its glass. */
export function Halftone({ inks, pitch = 11 }: HalftoneProps) {
  const id = useId()
  return inkNames.map((ink) => {
    const share = inks[ink]
    if (!share) return null
    return (
      <g key={ink} style={{ mixBlendMode: 'multiply' }}>
        <pattern
          id={`${id}${ink}`}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angles[ink]} 104 100)`}
        >
          <circle
            cx={pitch / 2}
            cy={pitch / 2}
            r={pitch * Math.sqrt(share / Math.PI)}
            fill={inkColors[ink]}
          />
        </pattern>
        <rect x="14" y="10" width="180" height="180" fill={`url(#${id}${ink})`} />
      </g>
    )
  })
}
