import { Drawing } from '../../../ui/drawing.tsx'
import { MiniFront } from './mini-card.tsx'
import { type ThingProps, thingColors } from './thing-props.ts'

const [light, middle, dark] = thingColors.cloth

/** A card on its way into a sleeve, beside the pack that the sleeve came from. */
export function Sleeves({ label }: ThingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <Pack />
      <g transform="rotate(7 260 130)">
        <rect x="186" y="74" width="142" height="186" rx="5" opacity="0.25" />
        <rect x="190" y="66" width="142" height="188" rx="5" fill={dark} />
        <g transform="translate(196 18) scale(2.06)">
          <MiniFront />
        </g>
        <path d="M190 66h142v183a5 5 0 0 1-5 5H195a5 5 0 0 1-5-5Z" fill="#dcecf7" opacity="0.34" />
        <path d="M190 66h142" stroke="#fff" strokeWidth="2.5" opacity="0.85" />
        <path d="M202 250 318 70" stroke="#fff" strokeWidth="15" opacity="0.2" />
        <path
          d="M190 66h142v183a5 5 0 0 1-5 5H195a5 5 0 0 1-5-5Z"
          fill="none"
          stroke="#fff"
          opacity="0.6"
        />
      </g>
    </Drawing>
  )
}

function Pack() {
  return (
    <g transform="translate(48 54) rotate(-9 54 80)">
      <rect x="-4" y="7" width="112" height="158" rx="4" opacity="0.25" />
      <path d="M112 6 128 0V148L112 158Z" fill={dark} />
      <path d="M0 6 18 0H128L112 6Z" fill={light} />
      <rect y="6" width="112" height="152" rx="3" fill={middle} />
      <rect x="14" y="24" width="84" height="72" rx="4" fill={thingColors.board[0]} />
      <path d="M34 36h34v46H34ZM44 42h34v46H44Z" fill={light} stroke={dark} strokeWidth="2" />
      <path d="M16 116h80M16 130h52" stroke={thingColors.board[0]} strokeWidth="5" />
    </g>
  )
}
