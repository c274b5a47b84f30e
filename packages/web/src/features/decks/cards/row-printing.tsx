import type { Card } from '@manafolio/contract'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'

interface RowPrintingProps {
  card: Card | null
  className?: string | undefined
}

/** Which printing it is, as short as it can be said: "ZEN 126". */
export function RowPrinting({ card, className }: RowPrintingProps) {
  if (!card) return <span className={className}>Unknown card</span>
  const { setCode, setName, collectorNumber, rarity } = card
  return (
    <span className={className} title={`${setName}, ${rarity}`}>
      <SetSymbol setCode={setCode} rarity={rarity} /> {setCode.toUpperCase()}{' '}
      <span data-number="">{collectorNumber}</span>
    </span>
  )
}
