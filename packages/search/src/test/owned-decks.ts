import type { Catalogue } from '../catalogue/catalogue.ts'
import type { UserDecks } from '../holdings/user-decks.ts'
import { usualOwner } from './owners.ts'
import { printingCalled } from './printing-names.ts'

/** The decks of tests that say nothing of them, by name. */
const usually = {
  'Burn for Krenko': ['Lightning Bolt [lea]', 'Goblin Guide [zen]'],
  'Blue Dragons': ['Brainstorm [mmq]', 'Colossal Dreadmaw [xln]'],
}

/** What those leave of the cards that are owned usually. */
const reserved = { 'Lightning Bolt [lea]': 2, 'Brainstorm [mmq]': 1, 'Colossal Dreadmaw [xln]': 3 }

const known = new WeakMap<Catalogue, UserDecks>()

/** Of a catalogue that does not have the cards, decks without any. */
export function usualDecks(catalogue: Catalogue): UserDecks {
  const decks = known.get(catalogue) ?? decksIn(catalogue)
  known.set(catalogue, decks)
  return decks
}

function decksIn(catalogue: Catalogue): UserDecks {
  const cardOf = (name: string) => {
    const printing = printingCalled(catalogue, name)
    return printing === undefined ? [] : (catalogue.columns.printingCard[printing] ?? [])
  }
  const freeCopies = usualOwner(catalogue).cardCopies.slice()
  for (const [name, copies] of Object.entries(reserved)) {
    for (const card of [cardOf(name)].flat()) {
      freeCopies[card] = Math.max(0, (freeCopies[card] ?? 0) - copies)
    }
  }
  const decks = Object.entries(usually).map(([name, cards]) => ({
    name,
    cards: cards.flatMap(cardOf),
  }))
  return { decks, freeCopies }
}
