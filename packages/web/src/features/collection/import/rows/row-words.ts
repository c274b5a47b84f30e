import { type ImportCertainty, type ImportRow, importOmissions } from '@manafolio/contract'
import type { SentenceKind } from '../../../../ui/row-sentences.tsx'

/** How a printing was found, as its owner is told. */
export const certaintyWords: Record<ImportCertainty, string> = {
  id: 'Found by its id',
  marketplace: 'Found by its id at a marketplace',
  number: 'Found by set and number',
  set: 'Found by set and name',
  name: 'Found by name alone: another printing may be meant',
  chosen: 'Chosen by you',
}

/** What a row is about: its card, or else what the file calls it. */
export function titleOf({ card, cells, number }: ImportRow): string {
  if (card?.cardName) return card.cardName
  const isName = (column: string) => column === '' || /^(card[ _]?)?name$|^card$/i.test(column)
  const named = cells.find(({ column, text }) => isName(column) && text.trim() !== '')
  return named?.text.trim() ?? `Row ${number}`
}

/** What is wrong comes first, then why it is left out, then the rest. */
export function sentencesOf({ trouble, omission, sentences }: ImportRow) {
  const why = omission && importOmissions[omission]
  return sentences.map((text, place): { kind: SentenceKind; text: string } => {
    if (text === why) return { kind: 'omission', text }
    return { kind: trouble !== null && place === 0 ? 'trouble' : 'note', text }
  })
}
