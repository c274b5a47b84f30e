import type { ImportCard, ImportRow, PayloadOf, updateImportRow } from '@manafolio/contract'

/** What the owner says of a row, and which printing they saw when they chose it. */
export interface RowChange {
  input: PayloadOf<typeof updateImportRow>
  card?: ImportCard
}

/** The row as it looks until the server has said what it is now. */
export function changedRow(row: ImportRow, { input, card }: RowChange): ImportRow {
  const { isLeftOut, quantity, finish, condition, language } = input
  return {
    ...row,
    ...(quantity !== undefined && { quantity }),
    ...(finish !== undefined && { finish }),
    ...(condition !== undefined && { condition }),
    ...(language !== undefined && { language }),
    ...(card && { card, certainty: 'chosen', isUnsure: false }),
    ...(isLeftOut === true && { state: 'left_out', omission: 'own_wish' }),
    ...(isLeftOut === false && { state: row.trouble ? 'fix' : 'ready', omission: null }),
  }
}
