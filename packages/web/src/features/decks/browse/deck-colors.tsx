import { colors } from '@manafolio/contract'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { colorLabels } from '../kit/charts/color-labels.ts'

interface DeckColorsProps {
  identity: readonly string[]
  className?: string | undefined
}

/** The color identity as mana symbols, in WUBRG order. */
export function DeckColors({ identity, className }: DeckColorsProps) {
  const present = colors.filter((color) => identity.includes(color))
  if (present.length === 0) return null
  return (
    <span className={className}>
      <span className="visually-hidden">
        Colors: {present.map((color) => colorLabels[color].toLowerCase()).join(', ')}
      </span>
      <span aria-hidden="true">
        <ManaCost cost={present.map((color) => `{${color}}`).join('')} />
      </span>
    </span>
  )
}
