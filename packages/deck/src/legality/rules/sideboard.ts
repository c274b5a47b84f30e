import { copiesOf, type DeckEntry, type DeckSheet, entriesIn, mainOf } from '../../deck-sheet.ts'
import { movedToMain, removalOf, type Taken } from '../changes.ts'
import type { Finding, Fix } from '../finding.ts'
import { changing, fixesOffered } from '../fixes.ts'
import type { Rule } from '../ruled-deck.ts'
import { counted } from '../wording.ts'

/** The companion counts as a card of the sideboard. */
export function sideboard({ most, cites }: { most: number; cites: string }): Rule {
  return ({ sheet }) => {
    const cards = copiesOf(entriesIn(sheet, 'side', 'companion'))
    if (cards <= most) return []
    const message = `The sideboard has ${cards} cards, ${most} are allowed.`
    return [finding(message, cites, movingSome(sheet, cards - most))]
  }
}

/** The player chooses, where a single card is enough. */
function movingSome(sheet: DeckSheet, over: number): Fix[] {
  const plain = entriesIn(sheet, 'side')
  const enough = plain.filter(({ quantity }) => quantity >= over).slice(0, fixesOffered)
  const choices = enough.flatMap((entry) =>
    changing(
      `Move ${over} ${entry.cardName} to the main deck`,
      movedToMain(sheet, [{ entry, copies: over }]),
    ),
  )
  if (choices.length > 0) return choices
  const label = `Move the last ${over} cards of the sideboard to the main deck`
  return changing(label, movedToMain(sheet, lastCopies(plain, over)))
}

function lastCopies(entries: readonly DeckEntry[], count: number): Taken[] {
  let left = count
  return [...entries].reverse().flatMap((entry) => {
    const copies = Math.min(entry.quantity, left)
    left -= copies
    return copies > 0 ? [{ entry, copies }] : []
  })
}

/** For decks with an exact size, whose companion is an extra card. */
export function noSideboard({ size, cites }: { size: number; cites: string }): Rule {
  return ({ sheet, formatName }) => {
    const plain = entriesIn(sheet, 'side')
    const cards = copiesOf(plain)
    if (cards === 0) return []
    const has = `this one has ${counted(cards, 'card')} in it`
    const message = `${formatName} decks have no sideboard; ${has}.`
    const remove = changing(
      `Remove the sideboard (${counted(cards, 'card')})`,
      removalOf(sheet, plain),
    )
    const everything = plain.map((entry) => ({ entry, copies: entry.quantity }))
    const move = changing('Move the sideboard to the main deck', movedToMain(sheet, everything))
    const fits = copiesOf(mainOf(sheet)) + cards <= size
    return [finding(message, cites, fits ? [...move, ...remove] : [...remove, ...move])]
  }
}

function finding(message: string, cites: string, fixes: readonly Fix[]): Finding {
  return { rule: 'sideboard', severity: 'error', cardNames: [], message, cites, fixes }
}
