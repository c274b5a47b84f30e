import type { TestCard } from '../numbers/cards.ts'

/** The colors of these cards as lands: repeated here for an independent check. */
const landColors: Partial<Record<TestCard, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
  Wastes: 'C',
  'Breeding Pool': 'GU',
  'Temple Garden': 'GW',
  'Steam Vents': 'UR',
  'City of Brass': 'WUBRG',
}

// Object.keys has the keys of a constant.
export const testLands = Object.keys(landColors) as TestCard[]

/** A commander's requirements: each text is a symbol with the colors that can pay it. */
const requestedLands = {
  'Rhys the Redeemed': { lands: 1, symbols: ['GW'] },
  'Selvala, Heart of the Wilds': { lands: 3, symbols: ['G', 'G'] },
  'Nicol Bolas, the Ravager': { lands: 4, symbols: ['U', 'B', 'R'] },
  'Tamiyo, Compleated Sage': { lands: 5, symbols: ['G', 'GU', 'U'] },
  'Chulane, Teller of Tales': { lands: 5, symbols: ['G', 'W', 'U'] },
  'Niv-Mizzet Reborn': { lands: 5, symbols: ['W', 'U', 'B', 'R', 'G'] },
} satisfies Partial<Record<TestCard, { lands: number; symbols: readonly string[] }>>

export type TestCommander = keyof typeof requestedLands
// Object.keys has the keys of a constant.
export const testCommanders = Object.keys(requestedLands) as TestCommander[]

/** Lands of its colors, and others, so that some hands can pay and some can't. */
export function cardsFor(commander: TestCommander): TestCard[] {
  const requested = requestedLands[commander].symbols.join('')
  const lands = testLands.filter((land) =>
    [...(landColors[land] ?? '')].some((color) => requested.includes(color)),
  )
  return [...lands, 'Wastes', 'Maze of Ith']
}

/** Checks every hand of this size, and counts those that can pay. */
export function shareOfHands(deck: readonly TestCard[], seen: number, commander: TestCommander) {
  const { lands, symbols } = requestedLands[commander]
  const hands = handsOf(deck, Math.min(seen, deck.length))
  const paying = hands.filter((hand) => {
    const colors = hand.flatMap((card) => landColors[card] ?? [])
    return colors.length >= lands && canPay(symbols, colors)
  })
  return paying.length / hands.length
}

/** With the first card or without it. */
function handsOf(deck: readonly TestCard[], size: number): TestCard[][] {
  const [first, ...rest] = deck
  if (size === 0 || first === undefined) return size === 0 ? [[]] : []
  const withFirst = handsOf(rest, size - 1).map((hand) => [first, ...hand])
  return [...withFirst, ...handsOf(rest, size)]
}

/** Tries every land for the first symbol, and the others for the rest. */
function canPay([symbol, ...rest]: readonly string[], lands: readonly string[]): boolean {
  if (symbol === undefined) return true
  return lands.some(
    (land, at) =>
      [...land].some((color) => symbol.includes(color)) &&
      canPay(
        rest,
        lands.filter((_, other) => other !== at),
      ),
  )
}
