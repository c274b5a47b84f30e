import { type Deck, formatFacts } from '@manafolio/contract'
import { type Catalogue, printingNamed, search } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'
import { worldOf } from '../cards/rules.ts'
import { AppError } from '../errors.ts'
import { namesOf } from './names.ts'

type Led = Pick<Deck, 'format' | 'commanderId' | 'commanderName'>

/**
 * Throws when a deck has a commander that its format does not allow. Of a card that the catalogue
 * does not know is accepted: it may be older than the card.
 */
export function checkCommander(catalogue: Catalogue, deck: Led): void {
  if (deck.commanderId === null && deck.commanderName === null) return
  const { commanders } = formatFacts[deck.format]
  if (commanders === null) throw new AppError('format_without_commander')
  const id = knownId(catalogue, deck)
  if (id === undefined) return
  const request = { query: `scryfallid:${id} ${commanders} include:extras`, ...onePrinting }
  const { total } = search(catalogue, request, worldOf(new Date(0)))
  if (total === 0) throw new AppError('commander_not_allowed')
}

const onePrinting = { mode: 'prints', page: 1, pageSize: 1 } as const

function knownId(catalogue: Catalogue, { commanderId, commanderName }: Led): string | undefined {
  if (commanderId !== null) return catalogue.printingById.has(commanderId) ? commanderId : undefined
  return printingOf(catalogue, commanderName)?.id
}

function printingOf(catalogue: Catalogue, name: string | null) {
  const printing = name === null ? undefined : printingNamed(catalogue, name)
  return printing === undefined ? undefined : presentCards(catalogue, [printing])[0]
}

/** The commander's name in the catalogue; otherwise the given name. */
export function commanderNameOf(
  catalogue: Catalogue,
  { commanderId, commanderName }: Pick<Led, 'commanderId' | 'commanderName'>,
): string | null {
  return namesOf(catalogue, [commanderId ?? '']).get(commanderId ?? '') ?? commanderName
}
