import { accountStates } from './account-states.ts'
import { adminStates } from './admin-states.ts'
import { cardStates } from './card-states.ts'
import { collectionStates } from './collection-states.ts'
import { deckStates } from './deck-states.ts'
import { editorStates } from './editor-states.ts'
import { nameOf, type PageState } from './page-state.ts'
import { readingStates } from './reading-states.ts'
import { searchStates } from './search-states.ts'
import { visitorStates } from './visitor-states.ts'

/** Every page in every state. Tests that go through all pages, and the contact sheet, use this table. */
export const pageStates: readonly PageState[] = [
  ...visitorStates,
  ...searchStates,
  ...cardStates,
  ...collectionStates,
  ...deckStates,
  ...editorStates,
  ...readingStates,
  ...accountStates,
  ...adminStates,
]

/** The first state of each page. */
export const usualStates: readonly PageState[] = pageStates.filter(
  ({ page }, at) => pageStates.findIndex((other) => other.page === page) === at,
)

const names = pageStates.map(nameOf)
const repeated = names.find((name, at) => names.indexOf(name) !== at)
if (repeated) throw new Error(`Two states of the table are called “${repeated}”.`)
