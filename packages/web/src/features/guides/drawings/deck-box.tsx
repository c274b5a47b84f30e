import { repeat } from '../../../card-kit/art/path.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { type ThingProps, thingColors } from './thing-props.ts'

const [light, middle, dark] = thingColors.leather
const [sleeve, sleeveSide] = thingColors.cloth

/** Seen from the front, a little from above and from the right. */
export function DeckBox({ label }: ThingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <path d="M84 236 268 236 348 204 348 190 84 216Z" opacity="0.28" />
      <Lid />
      <path d="M108 92 176 62H306L268 92Z" fill="#140f0b" />
      {repeat(15, (card) => (
        <path
          key={card}
          d={`M${128 + card * 3.2} ${76 - card * 1.3}h128v60h-128Z`}
          fill={card % 4 === 3 ? '#e9dfc9' : sleeve}
          stroke={sleeveSide}
        />
      )).reverse()}
      <path d="M108 92H268V232H108Z" fill={middle} />
      <path d="M268 92 316 66V200L268 232Z" fill={dark} />
      <path d="M108 92H268V98H108Z" fill={light} />
      <path
        d="M118 108H258V222H118Z"
        fill="none"
        stroke={light}
        strokeDasharray="5 4"
        strokeWidth="1.6"
      />
      <g transform="translate(188 164)">
        <circle r="25" fill="none" stroke={thingColors.brass} strokeWidth="2.5" />
        <path
          d="M-9-12h14v20H-9ZM-4-8h14v20H-4Z"
          fill="none"
          stroke={thingColors.brass}
          strokeWidth="2"
        />
      </g>
    </Drawing>
  )
}

function Lid() {
  return (
    <>
      <path d="M176 62 316 66 308 12 184 8Z" fill={dark} />
      <path d="M184 8H308L306 14 186 11Z" fill={light} />
      <circle cx="247" cy="26" r="6" fill={thingColors.brass} />
    </>
  )
}
