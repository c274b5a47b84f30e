import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'

const looks = {
  genuine: {
    glow: '#dbe9fb',
    strength: 0.62,
    reach: 0.62,
    sheet: '#46566e',
    layers: ['#f2eee4', '#24407c', '#efeae0'],
  },
  fake: {
    glow: '#fff3b8',
    strength: 1,
    reach: 0.38,
    sheet: '#7a6a4a',
    layers: ['#e4e1da', '#d9d6cf', '#e2dfd8'],
  },
} as const

/** A card in front of a lamp, and its edge enlarged: with the blue core, or a plain one. */
export function LightTest({ exhibit, label }: ExhibitProps) {
  const id = useId()
  const { glow, strength, reach, sheet, layers } = looks[exhibit]
  return (
    <Drawing label={label} width={300} height={200}>
      <rect width="300" height="200" fill="#0c0a10" opacity="0.86" />
      <radialGradient id={`${id}lamp`}>
        <stop stopColor="#fff6d8" stopOpacity="0.75" />
        <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}glow`} r={reach}>
        <stop stopColor={glow} stopOpacity={strength} />
        <stop offset="0.35" stopColor={glow} stopOpacity={strength * 0.62} />
        <stop offset="1" stopColor={glow} stopOpacity="0" />
      </radialGradient>
      <circle cx="94" cy="100" r="112" fill={`url(#${id}lamp)`} />
      <g transform="translate(44 30)">
        <rect width="100" height="140" rx="5" fill={sheet} />
        <GhostFrame />
        <rect width="100" height="140" rx="5" fill={`url(#${id}glow)`} />
      </g>
      <EdgeView layers={layers} clip={`${id}edge`} />
    </Drawing>
  )
}

/** The part of the other side that shines through. */
function GhostFrame() {
  return (
    <g fill="none" stroke="#000" opacity="0.35">
      <rect x="3.5" y="3.5" width="93" height="133" rx="3" strokeWidth="7" />
      <path d="M12 18h76M12 84h76M14 96h66M14 106h58M14 116h62" strokeWidth="4" />
      <path d="M14 76 36 52 54 68 70 46 86 64" strokeWidth="3" />
    </g>
  )
}

/** The card's edge, highly magnified. */
function EdgeView({ layers, clip }: { layers: readonly [string, string, string]; clip: string }) {
  const [front, core, back] = layers
  return (
    <>
      <path d="M146 92 184 62M146 108 184 138" stroke="#f0c673" strokeDasharray="3 4" />
      <clipPath id={clip}>
        <circle cx="226" cy="100" r="54" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="170" y="40" width="112" height="120" fill="#1d1a25" />
        <rect x="170" y="58" width="112" height="42" fill={front} />
        <rect x="170" y="98" width="112" height="42" fill={back} />
        <rect x="170" y="54" width="112" height="5" fill={cardColors.frame[1]} />
        <rect x="170" y="139" width="112" height="5" fill="#8c5c30" />
        <path
          d="M170 99.5q7-2.4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0"
          fill="none"
          stroke={core}
          strokeWidth="7"
        />
        <path
          d="M176 72h22M210 80h30M190 88h16M232 68h20M182 116h26M220 126h28M202 132h14M246 112h18"
          stroke="#8f8877"
          strokeWidth="1"
          opacity="0.55"
        />
      </g>
      <circle cx="226" cy="100" r="54" fill="none" stroke="#8e8794" strokeWidth="5" />
    </>
  )
}

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

/** A card at an angle under the lamp: with a soft band of light, or a hard reflection. */
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
