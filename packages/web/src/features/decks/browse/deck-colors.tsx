import { ManaCost } from '../../../card-kit/mana-cost.tsx'

const colorNames: Record<string, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
}

interface DeckColorsProps {
  colors: readonly string[]
  className?: string | undefined
}

/** The color identity as mana symbols, in WUBRG order. */
export function DeckColors({ colors, className }: DeckColorsProps) {
  const present = Object.keys(colorNames).filter((color) => colors.includes(color))
  if (present.length === 0) return null
  return (
    <span className={className}>
      <span className="visually-hidden">
        Colors: {present.map((color) => colorNames[color]).join(', ')}
      </span>
      <span aria-hidden="true">
        <ManaCost cost={present.map((color) => `{${color}}`).join('')} />
      </span>
    </span>
  )
}
