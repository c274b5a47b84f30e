import type { DeckFormat } from './deck-formats.ts'

/** A sentence or two about each format. They are apart from its facts, which most pages load. */
export const formatDescriptions: Record<DeckFormat, string> = {
  standard: 'The newest sets, rotating every year. Up to 4 copies of a card.',
  pioneer: 'Sets from Return to Ravnica on. Nothing rotates. Up to 4 copies of a card.',
  modern: 'Sets from Eighth Edition on. Nothing rotates. Up to 4 copies of a card.',
  legacy: 'Cards from the whole history of the game but for those that are banned.',
  vintage: 'Nearly every card ever printed; the strongest ones are restricted to a copy each.',
  commander: 'Exactly 100 cards, singleton, with a legendary creature as commander.',
  brawl: 'Exactly 60 cards, singleton, with a commander from Standard sets.',
  pauper: 'Only cards that were once printed at common. Up to 4 copies of a card.',
  oathbreaker: 'Exactly 60 cards, singleton, with a planeswalker commander plus a signature spell.',
  alchemy: 'Standard of MTG Arena, with cards that are digital only or rebalanced.',
  historicbrawl: 'Exactly 100 cards, singleton, with a commander, from the sets of MTG Arena.',
  duel: 'Exactly 100 cards, singleton, for two players, with a banned list of its own.',
  explorer: 'The cards of Pioneer that are on MTG Arena. Up to 4 copies of a card.',
  gladiator: 'Cards of MTG Arena, singleton, without a commander or a sideboard.',
  historic: 'All sets of MTG Arena. Nothing rotates. Up to 4 copies of a card.',
  oldschool: 'Sets from 1993 and 1994; the strongest cards are restricted to a copy each.',
  paupercommander: 'Exactly 100 cards, singleton: an uncommon creature leads 99 commons.',
  penny: 'Cards that cost next to nothing on Magic Online. Up to 4 copies of a card.',
  predh: 'Exactly 100 cards, singleton: Commander with sets up to New Phyrexia.',
  premodern: 'Sets from Fourth Edition to Scourge. Up to 4 copies of a card.',
  timeless: 'All cards of MTG Arena; the strongest are restricted to a copy each.',
}

/** The possible commanders of the formats that have one. */
export const commanderKinds: Partial<Record<DeckFormat, string>> = {
  commander:
    'legendary creatures, planeswalkers that can be a commander, legendary vehicles and legendary spacecraft',
  brawl: 'legendary creatures and planeswalkers',
  oathbreaker: 'planeswalkers',
  historicbrawl: 'legendary creatures, planeswalkers, Vehicles and Spacecraft',
  duel: 'legendary creatures, planeswalkers that can be a commander, legendary Vehicles and legendary Spacecraft',
  paupercommander: 'creatures that were once printed at uncommon',
  predh: 'legendary creatures',
}
