import type { DeckListFormat } from '@manafolio/contract'
import { against, type Filed, inRole, inSide, leftOut } from './filed-line.ts'
import { type FiledLine, type FilingRule, inSection } from './filing.ts'
import type { FoundLine } from './found-line.ts'

/** Lists of these have the companion in the sideboard too: that is the same copy. */
const namingItTwice: readonly (DeckListFormat | null)[] = ['arena', null]

/** A deck has one companion. */
export const fileCompanion: FilingRule = ({ format }, lines) => {
  const [companion, ...others] = inSection(lines, 'companion')
  if (!companion) return []
  const sideboard = namingItTwice.includes(format) ? inSection(lines, 'sideboard') : []
  const again = namedAgain(companion, sideboard)
  const filed: FiledLine[] = again ? [[again, countedOnce(again)]] : []
  for (const line of others) filed.push([line, against(inSide, 'many_companions')])
  return [...filed, [companion, inRole('companion')]]
}

/** The line of the sideboard that has it: that printing, or the card. */
function namedAgain({ card }: FoundLine, sideboard: readonly FoundLine[]): FoundLine | undefined {
  if (!card) return undefined
  return (
    sideboard.find((line) => line.card?.scryfallId === card.scryfallId) ??
    sideboard.find((line) => line.card?.name === card.name)
  )
}

function countedOnce({ said: { quantity = 0 } }: FoundLine): Filed {
  if (quantity < 2) return leftOut('companion_again')
  return { ...inSide, quantity: quantity - 1, says: [['companion_once']] }
}
