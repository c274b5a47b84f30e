import type { ListedRow } from '../../cards/lists/listed.ts'

/** A row in a line: `2: 4 Lightning Bolt (A25) 141, foil, NM, en`; what is not said is “-”. */
export function rowText({ line, card, quantity, ...row }: ListedRow): string {
  const { name = '-', setCode, setName, collectorNumber, cardmarketId } = card
  const printing = [
    cardmarketId === undefined ? name : `#${cardmarketId}`,
    ...(setCode || setName ? [`(${setCode ?? setName})`] : []),
    ...(collectorNumber ? [collectorNumber] : []),
  ].join(' ')
  const { finish = '-', condition = '-', language = '-', omission } = row
  const notes = row.notes.map(({ note, raw }) => `${note} “${raw}”`)
  const problems = row.problems.map(({ reason, raw }) => `${reason} “${raw}”`)
  const asides = [omission, ...problems, ...notes]
  return [`${line}: ${quantity ?? '-'} ${printing}`, finish, condition, language, ...asides]
    .filter((part) => part !== undefined)
    .join(', ')
}
