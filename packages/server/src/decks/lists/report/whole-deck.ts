import { choosesColor, copiesAllowed } from '@manafolio/deck'
import { type Catalogue, rowText } from '@manafolio/search'
import { combinedIdentity } from '../../commander-colors.ts'
import type { FoundLine } from './found-lines.ts'

export function copiesOf(lines: readonly FoundLine[]): number {
  return lines.reduce((sum, { parsed }) => sum + (parsed.quantity ?? 0), 0)
}

/** But for basic lands, and cards of which their own text allows more. */
export function isSingleton(catalogue: Catalogue, lines: readonly FoundLine[]): boolean {
  return lines.every((line) => {
    const copies = line.parsed.quantity ?? 0
    return copies <= 1 || copies <= copiesAllowedOf(catalogue, line)
  })
}

function copiesAllowedOf(catalogue: Catalogue, line: FoundLine): number {
  const card = cardOf(catalogue, line)
  if (card === undefined || !line.card) return 1
  const oracleText = rowText(catalogue.texts.cardOracle, card)
  return copiesAllowed({ typeLine: line.card.typeLine, oracleText })
}

/** In lists by name the first card may be any: then the others hardly fit its colors. */
const leastShareThatFits = 0.9

export function fitTheColors(
  catalogue: Catalogue,
  leaders: readonly FoundLine[],
  lines: readonly FoundLine[],
): boolean {
  const { columns, texts } = catalogue
  const leading = leaders.flatMap((line) => cardOf(catalogue, line) ?? [])
  if (leading.some((card) => choosesColor(rowText(texts.cardOracle, card)))) return true
  const outside = ~combinedIdentity(catalogue, leading)
  const fits = (line: FoundLine) =>
    ((columns.cardIdentity[cardOf(catalogue, line) ?? -1] ?? 0) & outside) === 0
  return copiesOf(lines.filter(fits)) >= copiesOf(lines) * leastShareThatFits
}

function cardOf({ columns }: Catalogue, { card }: FoundLine): number | undefined {
  return columns.printingCard[card?.printing ?? -1]
}
