import { formatFacts } from '@manafolio/contract'
import { type Naming, nameFor } from './card-names.ts'
import { plainTitle } from './cockatrice.ts'
import { finishMark, part, parts, tagsOf, type WriteLine } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** Headings with how many cards stand below them, and bullets with the marks of Moxfield. */
export function writeMarkdown(deck: WrittenDeck): string {
  const section = (heading: string, copies: readonly WrittenCopies[]) => {
    const count = copies.reduce((sum, { quantity }) => sum + quantity, 0)
    return part(`## ${heading} (${count})\n`, copies, line)
  }
  return parts(
    `# ${plainTitle(deck.name)}\n`,
    formatOf(deck),
    section('Commander', deck.commander),
    section('Signature Spell', deck.signature_spell),
    section('Companion', deck.companion),
    section('Main deck', deck.main),
    section('Sideboard', deck.side),
    section('Considering', deck.considering),
  )
}

/** With the name of a format that has none, commanders would not be read. */
function formatOf({ format, commander }: WrittenDeck): string {
  const { name, commanders } = formatFacts[format]
  return commanders === null && commander.length > 0 ? '' : `Format: ${name}\n`
}

const line: WriteLine = (copies) => {
  const { quantity, printed } = copies
  const printing = printed ? ` (${printed.setCode.toUpperCase()}) ${printed.collectorNumber}` : ''
  const marks = `${finishMark(copies)}${tagsOf(copies)}`
  return `- ${quantity} ${nameFor(naming, copies)}${printing}${marks}`
}
