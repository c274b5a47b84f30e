import { headingOf } from '../../../cards/lists/read/text-sections.ts'
import { titleIn } from '../read/list-titles.ts'
import { type Naming, nameFor } from './card-names.ts'
import { linesOf, parts, type WriteLine, withoutMarks } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** Remarks head the parts of a deck and, within the main deck, its categories: a card is in one. */
export function writeDeckstats(deck: WrittenDeck): string {
  return parts(
    part('Main', [
      linesOf(deck.commander, (copies) => line(copies, 'Commander')),
      linesOf(deck.companion, (copies) => line(copies, 'Companion')),
      linesOf(
        [...deck.signature_spell, ...deck.main.filter((copies) => groupOf(copies) === '')],
        plainLine,
      ),
    ]),
    ...groupsIn(deck.main),
    part('Sideboard', [linesOf(deck.side, plainLine)]),
    part('Maybeboard', [linesOf(deck.considering, plainLine)]),
  )
}

function part(name: string, written: readonly string[]): string {
  const text = written.join('')
  return text && `//${name}\n${text}`
}

function groupsIn(main: readonly WrittenCopies[]): string[] {
  const names = [...new Set(main.map(groupOf).filter(Boolean))]
  return names.map((name) =>
    part(name, [
      linesOf(
        main.filter((copies) => groupOf(copies) === name),
        plainLine,
      ),
    ]),
  )
}

/** The first category that does not look like a part of the deck or its name; '' for none. */
function groupOf({ categories: [category = ''] }: WrittenCopies): string {
  const name = withoutMarks(category, /\//g)
  const isElse = headingOf(`//${name}`, 'deck') || titleIn(`//${name}`, 'deck')
  return isElse ? '' : name
}

const plainLine: WriteLine = (copies) => line(copies, '')

function line(copies: WrittenCopies, role: string): string {
  const { quantity, printed, finish, note } = copies
  const set = printed ? `[${printed.setCode.toUpperCase()}#${printed.collectorNumber}] ` : ''
  const marks = [
    role && ` !${role}`,
    { nonfoil: '', foil: ' !Foil', etched: ' !Etched' }[finish],
  ].join('')
  const remark = note ? ` # ${note.replace(/\s+/g, ' ').trim().replace(/^!+/, '')}` : ''
  return `${quantity} ${set}${nameFor(naming, copies)}${marks && ` #${marks}`}${remark}`
}
