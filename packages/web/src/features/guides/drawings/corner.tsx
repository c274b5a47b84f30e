import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { CardTop } from './card-top.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { Sheet } from './sheet.tsx'

const trusted = 'M70 230V82a40 40 0 0 1 40-40H330V230Z'
const outlines = {
  genuine: trusted,
  fake: 'M70 230V54l3-3a12 12 0 0 1 9-9H330V230Z',
} as const

/** The corner of a card on that of one to trust, which is the dashed line. */
export function Corner({ exhibit, label }: ExhibitProps) {
  const id = useId()
  const outline = outlines[exhibit]
  return (
    <Drawing label={label} width={300} height={200}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <Sheet outline={outline} />
      <g clipPath={`url(#${id})`}>
        <CardTop left={70} top={42} />
        {exhibit === 'fake' && (
          <path d={`M60 30H330V230H60Z${trusted}`} fill="#ff6b5c" fillRule="evenodd" />
        )}
      </g>
      <path
        d={trusted}
        fill="none"
        stroke="#fffdf8"
        strokeWidth="2.4"
        strokeDasharray="8 5"
        opacity="0.95"
      />
      <path d="M110 82 82 54" stroke="#fffdf8" strokeWidth="1.6" />
      <circle cx="110" cy="82" r="3.4" fill="#fffdf8" />
    </Drawing>
  )
}
