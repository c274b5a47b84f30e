import type { DeckFormat, DeckListLine, DeckListReport } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { turns } from '../../../lib/turns.ts'
import { isCopies, type SaidLine, type SaidList } from '../read/said-list.ts'
import { fileLines } from './file-lines.ts'
import { type Filed, inMain } from './filed-line.ts'
import { findLines } from './find-lines.ts'
import type { FoundLine } from './found-line.ts'
import { leadFromSide } from './lead-from-side.ts'
import { listedPrintings } from './listed-printings.ts'
import { suggesterOf } from './suggested-printings.ts'
import { copiesTold, wordsTold } from './told-line.ts'

/** What becomes of each line of a list. The format that the deck is to have goes before the list's. */
export async function deckListReport(
  catalogue: Catalogue,
  list: SaidList,
  asked: DeckFormat | undefined,
): Promise<DeckListReport> {
  const { format, name, deckFormat } = list
  const found = await findLines(catalogue, list.lines)
  const filing = { catalogue, format, deckFormat: asked ?? deckFormat }
  const lines = [...found.values()]
  leadFromSide(filing, lines)
  const filed = fileLines(filing, lines)
  return { format, name, deckFormat, lines: await told(catalogue, list.lines, { found, filed }) }
}

interface Decided {
  found: ReadonlyMap<SaidLine, FoundLine>
  filed: ReadonlyMap<FoundLine, Filed>
}

async function told(
  catalogue: Catalogue,
  lines: readonly SaidLine[],
  { found, filed }: Decided,
): Promise<DeckListLine[]> {
  const telling = { tell: listedPrintings(catalogue), suggest: suggesterOf(catalogue) }
  const letOthers = turns()
  const report: DeckListLine[] = []
  for (const said of lines) {
    const line = found.get(said)
    if (!isCopies(said)) report.push(wordsTold(said))
    else if (line) report.push(await copiesTold(telling, line, filed.get(line) ?? inMain))
    await letOthers()
  }
  return report
}
