import { useId } from 'react'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone, inkColors } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { Specks } from './specks.tsx'
import { cardColors } from './stage.ts'

/** A patch of sky under the loupe: rosettes of offset print, or the spray of an inkjet. */
export function Rosettes({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="front" place={[40, 18]}>
      <rect width="210" height="200" fill={cardColors.paper} />
      {exhibit === 'genuine' ? (
        <Halftone inks={{ yellow: 0.4, magenta: 0.26, cyan: 0.2, black: 0.05 }} pitch={14} />
      ) : (
        <Inkjet />
      )}
    </Loupe>
  )
}

function Inkjet() {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="0.7" />
      </filter>
      <rect width="210" height="200" fill="#f4c79b" />
      <g filter={`url(#${id})`}>
        <Specks seed="inkjet, yellow" color={inkColors.yellow} count={300} size={3.8} />
        <Specks seed="inkjet, magenta" color={inkColors.magenta} count={280} size={3.3} />
        <Specks seed="inkjet, cyan" color={inkColors.cyan} count={220} size={2.9} />
        <path
          d="M10 40h190M10 74h190M10 108h190M10 142h190M10 176h190"
          stroke="#fff"
          strokeWidth="3"
          opacity="0.4"
        />
      </g>
    </>
  )
}
