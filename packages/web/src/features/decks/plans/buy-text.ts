import type { BuyLine } from '@manafolio/contract'

/** A buy list as text, such as “2 Lightning Bolt (CLB) 187 — foil”; only a name for what has no offer. */
export function buyText(lines: readonly BuyLine[]): string {
  return lines.map((line) => `${lineWords(line)}\n`).join('')
}

function lineWords({ quantity, cardName, offer }: BuyLine): string {
  const card = `${quantity} ${cardName}`
  if (!offer) return card
  const { setCode, collectorNumber, finish } = offer
  const printing = `${card} (${setCode.toUpperCase()}) ${collectorNumber}`
  return finish === 'nonfoil' ? printing : `${printing} — ${finish}`
}
