import { type Page, pages } from '@manafolio/contract'
import { destinations } from '../../lib/destinations.ts'

interface Shortcut {
  /** Pressed one after the other, or each alone when they are alternatives. */
  keys: readonly string[]
  action: string
}

export interface ShortcutGroup {
  title: string
  /** Where they work; everywhere without. */
  pages?: readonly Page[]
  shortcuts: readonly Shortcut[]
}

/** The keys of a row in a deck, which are also shown below its cards. */
export const deckRowShortcuts = [
  { keys: ['↑', '↓'], action: 'go through the cards' },
  { keys: ['+', '−'], action: 'one more, one less' },
  { keys: ['S'], action: 'main deck or sideboard' },
  { keys: ['C'], action: 'only considering' },
  { keys: ['P'], action: 'change printing' },
  { keys: ['Del'], action: 'remove' },
  { keys: ['Space'], action: 'select' },
] as const satisfies readonly Shortcut[]

/** Every key that does something, by where it does. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'On every page',
    shortcuts: [
      { keys: ['Ctrl K'], action: 'go to a card, deck, set or page, or do something' },
      { keys: ['/'], action: 'the search field of the page, or that of the search page' },
      { keys: ['?'], action: 'these shortcuts' },
      { keys: ['Ctrl Z'], action: 'undo the last change of the collection, a deck or a search' },
      { keys: ['F8'], action: 'the latest message' },
      ...destinations.flatMap(({ key, name }) =>
        key ? [{ keys: ['G', key.toUpperCase()], action: name }] : [],
      ),
    ],
  },
  {
    title: 'In a search',
    pages: [pages.home],
    shortcuts: [
      { keys: ['↓', '↑'], action: 'go through the results' },
      { keys: ['Enter'], action: 'open the result' },
      { keys: ['A'], action: 'add it to the collection' },
      { keys: ['R'], action: 'a random card of the results, or of all' },
    ],
  },
  {
    title: 'In the collection',
    pages: [pages.collection],
    shortcuts: [
      { keys: ['←', '↑', '↓', '→'], action: 'go from card to card' },
      { keys: ['Home', 'End'], action: 'the first and the last card' },
    ],
  },
  {
    title: 'On the page of a card',
    pages: [pages.card, pages.cardWithoutSlug, pages.namedCard],
    shortcuts: [
      { keys: ['[', ']'], action: 'the previous and the next result' },
      { keys: ['R'], action: 'another random card' },
    ],
  },
  {
    title: 'In a deck, on one of its cards',
    pages: [pages.deck],
    shortcuts: [
      ...deckRowShortcuts,
      { keys: ['Ctrl Z'], action: 'undo' },
      { keys: ['Ctrl Shift Z'], action: 'redo' },
      { keys: ['Esc'], action: 'back to your decks' },
    ],
  },
]
