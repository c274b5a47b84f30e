import { Drawing } from '../../../ui/drawing.tsx'
import { type ThingProps, thingColors } from './thing-props.ts'

export function ShoppingList({ label }: ThingProps) {
  return (
    <Drawing label={label} width={240} height={220}>
      <g transform="rotate(-5 120 110)">
        <rect x="46" y="30" width="150" height="184" rx="3" opacity="0.25" />
        <path d="M50 22H200V196l-12 12H50Z" fill="#fffdf4" />
        <path d="M200 196h-12v12Z" fill={thingColors.board[1]} />
        <path d="M72 70H188M72 104H188M72 138H188M72 172H166" stroke="#c9b68f" />
        <path
          d="M84 58h62M104 92h62M104 126h40M104 160h56"
          stroke="#4d4336"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.75"
          transform="translate(20 4)"
        />
        {[54, 88, 122, 156].map((y) => (
          <rect
            key={y}
            x="72"
            y={y}
            width="14"
            height="14"
            rx="2"
            fill="none"
            stroke="#4d4336"
            strokeWidth="2"
          />
        ))}
        <path
          d="M74 60l5 6 11-15"
          fill="none"
          stroke="#2f6b45"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="124" cy="24" r="9" fill="#a3322a" />
        <circle cx="121" cy="21" r="3" fill="#fff" opacity="0.5" />
      </g>
      <path d="M176 204 224 132l9 6-48 72-12 6Z" fill={thingColors.brass} />
      <path d="m173 216 3-12 9 6Z" fill={thingColors.dark} />
    </Drawing>
  )
}
