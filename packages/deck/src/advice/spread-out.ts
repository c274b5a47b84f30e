/** How many cards stand together, and how many of them may serve any deck: in all, and of one kind. */
const together = 10
const [mostGeneral, mostOfKind] = [4, 2]

/**
 * The same cards, the best first, but those that serve any deck wait until there is room for them among the
 * cards that stand together.
 * @param generalKindOf what such a card serves for; undefined for a card that suits this deck
 */
export function spreadOut<Card>(
  cards: readonly Card[],
  generalKindOf: (card: Card) => string | undefined,
): Card[] {
  const left = cards.map((card) => ({ card, kind: generalKindOf(card) }))
  const spread: Card[] = []
  while (left.length > 0) {
    const kinds: string[] = []
    for (let place = 0; place < together && left.length > 0; place++) {
      const next = left.findIndex(({ kind }) => kind === undefined || hasRoom(kinds, kind))
      const [{ card, kind }] = left.splice(Math.max(0, next), 1) as [(typeof left)[number]]
      spread.push(card)
      if (kind !== undefined) kinds.push(kind)
    }
  }
  return spread
}

function hasRoom(kinds: readonly string[], kind: string): boolean {
  return kinds.length < mostGeneral && kinds.filter((one) => one === kind).length < mostOfKind
}
