import type {
  Card,
  DeckFormat,
  DeckListLine,
  DeckListReport,
  ListedPrinting,
} from '@manafolio/contract'
import { type Catalogue, finishCents, finishesOf, noPrice } from '@manafolio/search'
import { presentCards } from '../../../cards/present.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import { isCopies, type ParsedLine, type ParsedList } from '../read/parsed-list.ts'
import { fileLines } from './assign-lines.ts'
import { type FoundLine, findLines } from './found-lines.ts'
import { leadFromSide } from './leaders.ts'
import { copiesToReportLine, suggesterOf, textToReportLine } from './report-line.ts'
import { type Assigned, inMain } from './section-assignment.ts'

/**
 * What becomes of each line of a list. The format that the deck is to have goes before the list's.
 */
export async function deckListReport(
  catalogue: Catalogue,
  list: ParsedList,
  requested: DeckFormat | undefined,
): Promise<DeckListReport> {
  const { format, name, deckFormat } = list
  const found = await findLines(catalogue, list.lines)
  const assignment = { catalogue, format, deckFormat: requested ?? deckFormat }
  const lines = [...found.values()]
  leadFromSide(assignment, lines)
  const assigned = fileLines(assignment, lines)
  return {
    format,
    name,
    deckFormat,
    lines: await reportLines(catalogue, list.lines, { found, assigned }),
  }
}

interface Decided {
  found: ReadonlyMap<ParsedLine, FoundLine>
  assigned: ReadonlyMap<FoundLine, Assigned>
}

async function reportLines(
  catalogue: Catalogue,
  lines: readonly ParsedLine[],
  { found, assigned }: Decided,
): Promise<DeckListLine[]> {
  const deps = { formatPrinting: listedPrintings(catalogue), suggest: suggesterOf(catalogue) }
  const yieldToEventLoop = eventLoopYielder()
  const report: DeckListLine[] = []
  for (const parsed of lines) {
    const line = found.get(parsed)
    if (!isCopies(parsed)) report.push(textToReportLine(parsed))
    else if (line) report.push(await copiesToReportLine(deps, line, assigned.get(line) ?? inMain))
    await yieldToEventLoop()
  }
  return report
}

/** Describes printings, each of them once. */
function listedPrintings(catalogue: Catalogue): (printing: number) => ListedPrinting {
  const known = new Map<number, ListedPrinting>()
  return (printing) => {
    const listed = known.get(printing) ?? listedPrinting(catalogue, printing)
    known.set(printing, listed)
    return listed
  }
}

function listedPrinting(catalogue: Catalogue, printing: number): ListedPrinting {
  const [card] = presentCards(catalogue, [printing])
  if (!card) throw new Error(`the catalogue has no printing ${printing}`)
  return { ...factsOf(card), usd: dollarsOf(catalogue, printing) }
}

function factsOf(card: Card): Omit<ListedPrinting, 'usd'> {
  const { setCode, setName, collectorNumber, tcgplayerId, typeLine } = card
  const image = card.imageUris?.normal ?? null
  const what = { scryfallId: card.id, cardName: card.name }
  return { ...what, setCode, setName, collectorNumber, tcgplayerId, typeLine, image }
}

function dollarsOf(catalogue: Catalogue, printing: number): number | null {
  const prices = finishesOf(catalogue, printing).map((finish) =>
    finishCents(catalogue, printing, finish),
  )
  const cents = prices.find((price) => price !== noPrice)
  return cents === undefined ? null : cents / 100
}
