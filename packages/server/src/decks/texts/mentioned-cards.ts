import { setImmediate } from 'node:timers/promises'
import { cardMentionsIn, type MentionedCard, partsOfMention } from '@manafolio/contract'
import { type Catalogue, printingNamed } from '@manafolio/search'
import { isInSet } from '../../cards/mirror/set-filter.ts'
import { namedPrinting } from '../../cards/named-printing.ts'

/** Names are looked up so many at a time, for a name may be that of a thousand printings. */
const sliceSize = 50

/** The cards of a text's [[brackets]]. */
export function cardsMentionedIn(
  catalogue: Catalogue,
  text: string | null,
): Promise<MentionedCard[]> {
  return mentionedCards(catalogue, text ? cardMentionsIn(text) : [])
}

/** What names no card is left out. */
export async function mentionedCards(
  catalogue: Catalogue,
  mentions: readonly string[],
): Promise<MentionedCard[]> {
  const cards: MentionedCard[] = []
  for (const [at, mention] of mentions.entries()) {
    if (at % sliceSize === sliceSize - 1) await setImmediate()
    const printing = printingOf(catalogue, mention)
    if (printing === undefined) continue
    const { scryfallId, cardName, setCode, collectorNumber } = namedPrinting(catalogue, printing)
    cards.push({ mention, scryfallId, cardName, setCode, collectorNumber })
  }
  return cards
}

/** In the set that is named; if the card is not in it, the usual printing. */
function printingOf(catalogue: Catalogue, mention: string): number | undefined {
  const { name, setCode } = partsOfMention(mention)
  const inSet = setCode ? printingNamed(catalogue, name, isInSet(catalogue, setCode)) : undefined
  return inSet ?? printingNamed(catalogue, name)
}
