import { formatFacts } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { checkCommander } from '../../commanders.ts'
import { isSpell, mayHaveSpell } from './file-spells.ts'
import { against, inMain, inRole } from './filed-line.ts'
import { type FiledLine, type Filing, type FilingRule, inSection } from './filing.ts'
import type { FoundLine } from './found-line.ts'

/** The first that may lead the deck is its commander, another one stands beside it. */
export const fileCommanders: FilingRule = (filing, lines) => {
  const said = inSection(lines, 'commander')
  const { deckFormat } = filing
  const facts = deckFormat && formatFacts[deckFormat]
  if (facts?.commanders === null) {
    return said.map((line) => [line, { ...inMain, says: [['no_commander_format', facts.name]] }])
  }
  const isNoSpell = (line: FoundLine) => !(mayHaveSpell(deckFormat) && isSpell(line))
  return fileLeaders(filing, said.filter(isNoSpell))
}

/** More are not even looked at. */
const mostLookedAt = 5

function fileLeaders(filing: Filing, lines: readonly FoundLine[]): FiledLine[] {
  const some = lines.slice(0, mostLookedAt)
  const able = some.filter((line) => mayLead(filing, line))
  const [leader = filing.deckFormat === null ? some[0] : undefined] = able
  const others = some.filter((line) => line !== leader)
  const second = leader && others.find((line) => able.includes(line) || isBackground(line))
  return lines.map((line) => {
    if (line === leader) return [line, { ...inMain, isCommander: true }]
    if (line === second) return [line, inRole('commander')]
    const isAble = able.includes(line) || isBackground(line) || !some.includes(line)
    return [line, against(inMain, isAble && leader ? 'many_commanders' : 'may_not_lead')]
  })
}

/** Of a card that was not found nothing can be said. Backgrounds stand beside who leads. */
export function mayLead({ catalogue, deckFormat }: Filing, line: FoundLine): boolean {
  if (!line.card) return true
  if (deckFormat === null) return !isBackground(line)
  const { scryfallId: commanderId, name: commanderName } = line.card
  try {
    checkCommander(catalogue, { format: deckFormat, commanderId, commanderName })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'commander_not_allowed') return false
    throw error
  }
}

function isBackground({ card }: FoundLine): boolean {
  return card?.typeLine.includes('Background') ?? false
}
