import { Drawing } from '../../../ui/drawing.tsx'
import { type ThingProps, thingColors } from './thing-props.ts'

/** The face that lies up, and those around it, from light to dark. */
const faces = [
  { d: 'M150 74 216 188H84Z', fill: '#a9403a' },
  { d: 'M150 74 150 22 238 84Z', fill: '#c25a4c' },
  { d: 'M150 74 150 22 62 84Z', fill: '#d57863' },
  { d: 'M150 74 238 84 216 188Z', fill: '#8c332f' },
  { d: 'M150 74 62 84 84 188Z', fill: '#bb5044' },
  { d: 'M216 188 238 84 246 176Z', fill: '#6c2626' },
  { d: 'M84 188 62 84 54 176Z', fill: '#97382f' },
  { d: 'M84 188 216 188 150 234Z', fill: '#7b2c2a' },
  { d: 'M84 188 54 176 150 234Z', fill: '#6c2626' },
  { d: 'M216 188 246 176 150 234Z', fill: '#571f20' },
] as const

export function DiceAndCounters({ label }: ThingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <ellipse cx="142" cy="222" rx="112" ry="20" opacity="0.25" />
      {faces.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} stroke="#e3967f" strokeWidth="0.8" strokeLinejoin="round" />
      ))}
      <text
        x="150"
        y="162"
        textAnchor="middle"
        fontSize="46"
        fontFamily="var(--font-display)"
        fill="#fff3df"
      >
        20
      </text>
      <SmallDie x={266} y={146} fill={thingColors.cloth} pips="M30 30h0M46 46h0M62 62h0" />
      <SmallDie
        x={312}
        y={72}
        fill={thingColors.board}
        pips="M30 30h0M62 30h0M46 46h0M30 62h0M62 62h0"
      />
      <Bead x={262} y={58} color="#3c8f55" />
      <Bead x={296} y={36} color="#8a5fb0" />
      <Bead x={258} y={108} color="#3f7fb5" />
    </Drawing>
  )
}

interface SmallDieProps {
  x: number
  y: number
  fill: readonly [string, string, string]
  pips: string
}

function SmallDie({ x, y, fill: [light, middle, dark], pips }: SmallDieProps) {
  const pip = light === thingColors.board[0] ? thingColors.dark : '#fff'
  return (
    <g transform={`translate(${x} ${y}) scale(0.82)`}>
      <ellipse cx="54" cy="80" rx="56" ry="14" opacity="0.22" />
      <path d="M14 16 34 2H98L80 16Z" fill={light} />
      <path d="M80 16 98 2V64L80 82Z" fill={dark} />
      <rect x="12" y="14" width="70" height="70" rx="7" fill={middle} />
      <path d={pips} stroke={pip} strokeWidth="10" strokeLinecap="round" />
    </g>
  )
}

function Bead({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="-2" cy="5" rx="17" ry="12" opacity="0.25" />
      <ellipse rx="17" ry="12.5" fill={color} />
      <ellipse cx="-5" cy="-4" rx="7" ry="4" fill="#fff" opacity="0.55" />
    </g>
  )
}
