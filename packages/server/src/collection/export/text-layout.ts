import { type Finish, finishes } from '@manafolio/contract'
import { copiesIn } from '../variants.ts'
import type { ExportedEntry } from './exported-entry.ts'
import type { Layout } from './layout.ts'

const finishMarks: Record<Finish, string> = { nonfoil: '', foil: ' *F*', etched: ' *E*' }

/**
 * `4 Lightning Bolt (2XM) 117 *F*`, the copies of all conditions and languages together. Of a
 * printing that our catalogue does not know, the id stands as the name.
 */
export const textLayout: Layout = {
  head: '',
  write: (entries) => entries.flatMap(linesOf).join(''),
}

function linesOf(entry: ExportedEntry): string[] {
  return finishes.flatMap((finish) => {
    const copies = copiesIn(entry.copies.filter((some) => some.finish === finish))
    return copies === 0 ? [] : [`${copies} ${printingIn(entry)}${finishMarks[finish]}\n`]
  })
}

function printingIn({ card, scryfallId }: ExportedEntry): string {
  if (!card) return scryfallId
  return `${card.name} (${card.setCode.toUpperCase()}) ${card.collectorNumber}`
}
