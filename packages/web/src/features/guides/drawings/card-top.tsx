import { useId } from 'react'
import { cardColors } from './stage.ts'

/** The frame of a card that starts at this point and runs out of the picture. */
export function CardTop({ left, top }: { left: number; top: number }) {
  const id = useId()
  const [light, dark] = cardColors.frame
  return (
    <g transform={`translate(${left} ${top})`}>
      <linearGradient id={`${id}frame`} x2="0.6" y2="1">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={cardColors.sky[0]} />
        <stop offset="1" stopColor={cardColors.sky[1]} />
      </linearGradient>
      <rect x="-20" y="-20" width="500" height="400" fill={cardColors.border} />
      <rect x="21" y="21" width="440" height="360" rx="12" fill={`url(#${id}frame)`} />
      <rect
        x="30"
        y="30"
        width="420"
        height="38"
        rx="14"
        fill={cardColors.plate}
        stroke={cardColors.plateLine}
        strokeWidth="1.5"
      />
      <text x="44" y="57" fontSize="23" fontFamily="var(--font-display)" fill={cardColors.ink}>
        Lamplit Harbor
      </text>
      <rect x="38" y="74" width="404" height="300" fill={`url(#${id}sky)`} />
      <rect
        x="38"
        y="74"
        width="404"
        height="300"
        fill="none"
        stroke={cardColors.plateLine}
        strokeWidth="2"
      />
      <circle cx="112" cy="146" r="34" fill={cardColors.sun} opacity="0.9" />
    </g>
  )
}
