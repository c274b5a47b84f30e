import type { ListSection } from '../../../card-lists/read/text-sections.ts'
import { fileCommanders } from './file-commanders.ts'
import { fileCompanion } from './file-companion.ts'
import { fileSpells } from './file-spells.ts'
import { type Filed, inMain, inSide, leftOut } from './filed-line.ts'
import type { Filing, FilingRule } from './filing.ts'
import type { FoundLine } from './found-line.ts'

const rules: readonly FilingRule[] = [fileCommanders, fileSpells, fileCompanion]

/** Where lines of copies come, by the part of the list that they are in. */
export function fileLines(filing: Filing, lines: readonly FoundLine[]): Map<FoundLine, Filed> {
  const filed = new Map(lines.map((line) => [line, placeOf(line)]))
  const inDeck = lines.filter((line) => filed.get(line)?.state !== 'left_out')
  for (const rule of rules) {
    for (const [line, place] of rule(filing, inDeck)) filed.set(line, place)
  }
  return filed
}

const places: Record<ListSection, Filed> = {
  about: inMain,
  deck: inMain,
  commander: inMain,
  signature_spell: inMain,
  sideboard: inSide,
  companion: inSide,
  maybeboard: leftOut('maybeboard'),
  tokens: leftOut('token'),
}

function placeOf({ said, card }: FoundLine): Filed {
  if (said.omission) return leftOut(said.omission)
  return card?.isToken ? leftOut('token') : places[said.section]
}
