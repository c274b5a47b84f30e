import {
  type CommanderColor,
  type DeckCardInDetail,
  type DeckFormat,
  deckRole,
  formatFacts,
  plainRow,
} from '@manafolio/contract'
import { type DeckSheet, type SheetDeck, sheetOf } from '../../deck-sheet.ts'
import { cards } from './cards.ts'
import { catalogueCard, factsOf } from './known-card.ts'

/**
 * A deck as text. A line is “2 Lightning Bolt”, with “@2” for its second printing and “#companion”
 * for a role. The main deck is filled with a basic land to the size of the format.
 */
export interface DeckText {
  format: DeckFormat
  /** In the main deck, or else separate from it. */
  commander?: string
  commanderColor?: CommanderColor
  main?: readonly string[]
  side?: readonly string[]
  fill?: string
  size?: number
}

export function deckOf(text: DeckText): SheetDeck {
  const { format, commander = null, main = [], side = [], fill = 'Wastes' } = text
  const reported = [
    ...main.map((line) => rowOf(line, 'main')),
    ...side.map((line) => rowOf(line, 'side')),
  ]
  const isBeside = commander !== null && !reported.some(({ cardName }) => cardName === commander)
  const mainCards = reported.filter(({ slotType }) => slotType === 'main')
  const copies = mainCards.reduce((sum, { quantity }) => sum + quantity, isBeside ? 1 : 0)
  const missing = (text.size ?? formatFacts[format].cards) - copies
  const rows = missing > 0 ? [...reported, rowOf(`${missing} ${fill}`, 'main')] : reported
  const commanderId = commander === null ? null : printingId(commander)
  const card = commander === null ? null : cardOf(commander, printingId(commander))
  const { commanderColor = null } = text
  const led = { commanderId, commanderName: commander, commanderColor, commander: card }
  return { format, ...led, cards: rows }
}

export function sheetOfDeck(deck: SheetDeck): DeckSheet {
  return sheetOf(deck, facts)
}

const printings = ['1', '2']

const facts = new Map(
  [...cards.values()].flatMap((card) =>
    printings.map((printing) => [printingId(card.name, printing), factsOf(card)] as const),
  ),
)

function printingId(name: string, printing = '1'): string {
  return `${name} ${printing}`
}

const line = /^(\d+) (.+?)(?: @(\d))?(?: #(\w+))?$/

function rowOf(text: string, slotType: DeckCardInDetail['slotType']): DeckCardInDetail {
  const [, copies = '', name = '', printing = '1', role] = line.exec(text) ?? []
  const scryfallId = printingId(name, printing)
  return {
    deckId: 'deck',
    scryfallId,
    cardName: name,
    tcgplayerId: null,
    quantity: Number(copies),
    slotType,
    ...plainRow,
    role: role === undefined ? null : deckRole.parse(role),
    card: cardOf(name, scryfallId),
  }
}

function cardOf(name: string, id: string) {
  const card = cards.get(name)
  return card ? catalogueCard(card, id) : null
}
