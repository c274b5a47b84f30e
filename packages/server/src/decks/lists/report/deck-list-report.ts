import {
  type Card,
  type DeckFormat,
  type DeckListLine,
  type DeckListReport,
  type ListedPrinting,
  lookOf,
} from '@manafolio/contract'
import { cardChoosesColor, isUnreleased } from '@manafolio/deck'
import {
  type Catalogue,
  finishCents,
  finishesOf,
  noPrice,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'
import { cardFactsOf } from '../../../cards/card-facts.ts'
import { presentCards } from '../../../cards/present.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import { hasBrawlOf100, noteBrawlOf100 } from '../read/brawl-of-100.ts'
import {
  isCopies,
  type LineMessage,
  type ParsedLine,
  type ParsedList,
} from '../read/parsed-list.ts'
import { fileLines } from './assign-lines.ts'
import { type FoundLine, findLines } from './found-lines.ts'
import { proposeLeaders } from './proposed-leaders.ts'
import { copiesToReportLine, suggesterOf, textToReportLine } from './report-line.ts'
import { type Assigned, inMain, type SectionAssignment } from './section-assignment.ts'

/**
 * What becomes of each line of a list. The format that the deck is to have goes before the list's.
 */
export async function deckListReport(
  { catalogue, today }: Pick<SectionAssignment, 'catalogue' | 'today'>,
  list: ParsedList,
  requested: DeckFormat | undefined,
): Promise<DeckListReport> {
  const { format, name } = list
  const found = await findLines(catalogue, list.lines)
  const listed = { catalogue, today, format, deckFormat: requested ?? list.deckFormat }
  const lines = [...found.values()]
  const assignment = proposeLeaders(listed, lines)
  const assigned = fileLines(assignment, lines)
  if (requested === 'brawl' && hasBrawlOf100(list.lines)) noteBrawlOf100(list.lines)
  return {
    format,
    name,
    deckFormat: list.deckFormat ?? (requested ? null : assignment.deckFormat),
    lines: await reportLines(assignment, list.lines, { found, assigned }),
  }
}

interface Decided {
  found: ReadonlyMap<ParsedLine, FoundLine>
  assigned: ReadonlyMap<FoundLine, Assigned>
}

async function reportLines(
  { catalogue, today }: Pick<SectionAssignment, 'catalogue' | 'today'>,
  lines: readonly ParsedLine[],
  { found, assigned }: Decided,
): Promise<DeckListLine[]> {
  const deps = {
    formatPrinting: listedPrintings(catalogue),
    releaseNote: (printing: number) => releaseNote(catalogue, printing, today),
    suggest: suggesterOf(catalogue),
  }
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

/** When a card comes out that is not released yet. */
function releaseNote(catalogue: Catalogue, printing: number, today: string): LineMessage[] {
  // The pool of printings holds such records.
  const { released_at: releasedAt } = readRecord<PrintingRecord>(
    catalogue.pools.printings,
    printing,
  )
  if (!releasedAt || releasedAt <= today) return []
  const id = rowText(catalogue.texts.printingId, printing)
  const facts = cardFactsOf(catalogue, [id])[id]
  return facts && isUnreleased({ releasedAt }, facts, today) ? [['unreleased', releasedAt]] : []
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
  const named = { scryfallId: card.id, cardName: card.name, setCode, setName, collectorNumber }
  return {
    ...named,
    ...lookOf(card),
    finishes: card.finishes,
    tcgplayerId,
    typeLine,
    choosesColor: cardChoosesColor(card),
    image,
  }
}

function dollarsOf(catalogue: Catalogue, printing: number): number | null {
  const prices = finishesOf(catalogue, printing).map((finish) =>
    finishCents(catalogue, printing, finish),
  )
  const cents = prices.find((price) => price !== noPrice)
  return cents === undefined ? null : cents / 100
}
