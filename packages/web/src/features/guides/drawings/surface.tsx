import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { MiniFront } from './mini-card.tsx'

const gloss = {
  genuine: [
    [0.12, 0],
    [0.46, 0.5],
    [0.8, 0],
  ],
  fake: [
    [0.37, 0],
    [0.39, 0.95],
    [0.5, 0.95],
    [0.52, 0.1],
    [0.58, 0.1],
    [0.59, 0.8],
    [0.62, 0.8],
    [0.64, 0],
  ],
} as const

/** A card that lies aslant under the lamp: with a soft band of light, or mirrored hard. */
export function Surface({ exhibit, label }: ExhibitProps) {
  const id = useId()
  const isGenuine = exhibit === 'genuine'
  return (
    <Drawing label={label} width={300} height={200}>
      <linearGradient id={`${id}gloss`} x2="1" y2="0.35">
        {gloss[exhibit].map(([offset, strength]) => (
          <stop key={offset} offset={offset} stopColor="#fff" stopOpacity={strength} />
        ))}
      </linearGradient>
      <pattern id={`${id}grain`} width="1.1" height="1.1" patternUnits="userSpaceOnUse">
        <circle cx="0.3" cy="0.3" r="0.2" fill="#fff" />
        <circle cx="0.85" cy="0.85" r="0.2" fill="#000" />
      </pattern>
      <radialGradient id={`${id}lamp`}>
        <stop offset="0.2" stopColor="#fff6d8" />
        <stop offset="0.28" stopColor="#fff2c4" stopOpacity="0.7" />
        <stop offset="1" stopColor="#fff2c4" stopOpacity="0" />
      </radialGradient>
      <circle cx="270" cy="22" r="96" fill={`url(#${id}lamp)`} />
      <g transform="matrix(2.1 0.22 -0.66 1.62 96 26)">
        <rect x="-1" y="4" width="63" height="88" rx="3" opacity="0.25" />
        <MiniFront />
        {isGenuine && (
          <rect width="63" height="88" rx="3" fill={`url(#${id}grain)`} opacity="0.16" />
        )}
        <rect width="63" height="88" rx="3" fill={`url(#${id}gloss)`} />
      </g>
    </Drawing>
  )
}
