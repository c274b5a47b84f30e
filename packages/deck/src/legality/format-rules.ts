import {
  type Card,
  type CardFacts,
  type DeckFormat,
  type FormatFacts,
  formatFacts,
} from '@manafolio/contract'
import { deckLimits } from './deck-limits.ts'
import {
  canBeCommander,
  canBeOathbreaker,
  canLeadBrawl,
  canLeadPauper,
  type LeaderRules,
} from './leaders.ts'
import type { Rule } from './ruled-deck.ts'
import { cardLegality, type LegalityRule } from './rules/card-legality.ts'
import { colorIdentity } from './rules/color-identity.ts'
import { commanderColor } from './rules/commander-color.ts'
import { commanderPairs } from './rules/commander-pairs.ts'
import { commanders } from './rules/commanders.ts'
import { companions } from './rules/companions.ts'
import { copies } from './rules/copies.ts'
import { noSideboard, sideboard } from './rules/sideboard.ts'
import { signatureSpells } from './rules/signature-spells.ts'
import { size } from './rules/size.ts'
import { unknownCards } from './rules/unknown-cards.ts'
import { noRole } from './rules/unwanted-roles.ts'

export interface FormatRules {
  /** The format's name in sentences. */
  name: string
  /** Which cards lead its decks; null where none do. */
  leaders: LeaderRules | null
  rules: readonly Rule[]
}

const commanderLeaders: LeaderRules = {
  word: 'commander',
  kinds: 'a legendary creature, Vehicle or Spacecraft, or a card that says it can be one',
  canLead: canBeCommander,
  offered: ['legal'],
  cites: 'CR 903.3',
  pairCites: 'CR 702.124',
  identityCites: 'CR 903.5c',
  landCites: 'CR 903.5d',
}

const brawlLeaders: LeaderRules = {
  ...commanderLeaders,
  kinds: 'a legendary creature, planeswalker, Vehicle or Spacecraft',
  canLead: canLeadBrawl,
  cites: 'CR 903.12c',
  oneBasicTypeCites: 'CR 903.12e',
}

const oathbreakerCites = 'Oathbreaker rules'
const oathbreakers: LeaderRules = {
  word: 'oathbreaker',
  kinds: 'a planeswalker',
  canLead: canBeOathbreaker,
  offered: ['legal'],
  cites: oathbreakerCites,
  pairCites: 'CR 702.124',
  identityCites: oathbreakerCites,
  landCites: oathbreakerCites,
}

const pauperCites = 'Pauper Commander rules'
const pauperLeaders: LeaderRules = {
  ...commanderLeaders,
  kinds: 'a creature that was once printed at uncommon',
  canLead: canLeadPauper,
  offered: ['legal', 'restricted'],
  cites: pauperCites,
}

/** From the ban lists, not from the rules of the game. */
const commanderBans = ['Lutri, the Spellchaser']

export const formatRules: Record<DeckFormat, FormatRules> = {
  standard: constructed('standard'),
  pioneer: constructed('pioneer'),
  modern: constructed('modern'),
  legacy: constructed('legacy'),
  vintage: constructed('vintage'),
  pauper: constructed('pauper'),
  commander: {
    name: 'Commander',
    leaders: commanderLeaders,
    rules: ledByCommander('commander', {
      leaders: commanderLeaders,
      sizeCites: 'CR 903.5a',
      bannedAsCompanion: commanderBans,
    }),
  },
  brawl: {
    name: 'Brawl',
    leaders: brawlLeaders,
    rules: ledByCommander('brawl', {
      leaders: brawlLeaders,
      sizeCites: 'CR 903.12',
      otherSize: formatFacts.historicbrawl,
      bannedAsCompanion: [],
    }),
  },
  oathbreaker: {
    name: 'Oathbreaker',
    leaders: oathbreakers,
    rules: ledByOathbreaker('oathbreaker'),
  },
  alchemy: constructed('alchemy'),
  explorer: constructed('explorer'),
  historic: constructed('historic'),
  oldschool: constructed('oldschool', { hasUnlistedBasics: true }),
  penny: constructed('penny'),
  premodern: constructed('premodern'),
  timeless: constructed('timeless'),
  gladiator: { name: 'Gladiator', leaders: null, rules: withoutSideboard('gladiator') },
  historicbrawl: {
    name: 'Brawl (100 cards)',
    leaders: brawlLeaders,
    rules: ledByCommander('historicbrawl', {
      leaders: brawlLeaders,
      sizeCites: 'Brawl rules of MTG Arena',
      otherSize: formatFacts.brawl,
      bannedAsCompanion: [],
    }),
  },
  duel: {
    name: 'Duel Commander',
    leaders: commanderLeaders,
    rules: ledByCommander('duel', {
      leaders: commanderLeaders,
      sizeCites: 'Duel Commander rules',
      bannedAsCompanion: [],
    }),
  },
  paupercommander: {
    name: 'Pauper Commander',
    leaders: pauperLeaders,
    rules: ledByCommander('paupercommander', {
      leaders: pauperLeaders,
      sizeCites: pauperCites,
      bannedAsCompanion: [],
    }),
  },
  predh: {
    name: 'PreDH',
    leaders: commanderLeaders,
    rules: ledByCommander('predh', {
      leaders: commanderLeaders,
      sizeCites: 'CR 903.5a',
      bannedAsCompanion: [],
    }),
  },
}

/** Whether a card may be the commander of a deck, also where it is banned. */
export function canLead(format: DeckFormat, card: Card, facts: CardFacts | null): boolean {
  return formatRules[format].leaders?.canLead(card, facts) ?? false
}

/** These formats only differ in their card lists. */
function constructed(
  format: DeckFormat,
  lists: Omit<LegalityRule, 'bannedAsCompanion'> = {},
): FormatRules {
  const limits = deckLimits(format)
  const twentyMore = limits.leastCards + 20
  const companion = { twentyMore, hasSideboard: true, bannedAsCompanion: [] }
  return {
    name: formatFacts[format].name,
    leaders: null,
    rules: [
      size({ ...limits, cites: 'CR 100.2a' }),
      noRole('commander', 'CR 903.3'),
      noRole('signature_spell', oathbreakerCites),
      companions({ ...companion, cites: 'CR 702.139' }),
      cardLegality({ ...lists, bannedAsCompanion: [] }),
      copies({ most: limits.copies, cites: 'CR 100.2a', citesWithSide: 'CR 100.4a' }),
      sideboard({ most: limits.sideboard, cites: 'CR 100.4a' }),
      unknownCards,
    ],
  }
}

/** Of a single copy of each card, without anything outside the deck. */
function withoutSideboard(format: DeckFormat): readonly Rule[] {
  const limits = deckLimits(format)
  const cites = `${formatFacts[format].name} rules`
  return [
    size({ ...limits, cites }),
    noRole('commander', cites),
    noRole('signature_spell', cites),
    noRole('companion', cites),
    cardLegality({ bannedAsCompanion: [] }),
    copies({ most: limits.copies, cites, citesWithSide: cites }),
    noSideboard({ size: limits.mostCards, cites }),
    unknownCards,
  ]
}

interface CommanderFormat extends LegalityRule {
  leaders: LeaderRules
  sizeCites: string
  /** The format of the same kind with another size. */
  otherSize?: FormatFacts
}

function ledByCommander(format: DeckFormat, facts: CommanderFormat): readonly Rule[] {
  const { leaders, sizeCites, otherSize, ...lists } = facts
  const limits = deckLimits(format)
  const { bannedAsCompanion } = lists
  const companion = { twentyMore: Number.POSITIVE_INFINITY, hasSideboard: false, bannedAsCompanion }
  return [
    size({ ...limits, cites: sizeCites, ...(otherSize && { other: otherSize }) }),
    commanders(leaders),
    commanderPairs(leaders),
    commanderColor,
    noRole('signature_spell', oathbreakerCites),
    companions({ ...companion, cites: 'CR 702.139' }),
    cardLegality(lists),
    copies({ most: limits.copies, cites: 'CR 903.5b', citesWithSide: 'CR 903.5b' }),
    colorIdentity(leaders),
    noSideboard({ size: limits.mostCards, cites: 'CR 903.5e' }),
    unknownCards,
  ]
}

function ledByOathbreaker(format: DeckFormat): readonly Rule[] {
  const limits = deckLimits(format)
  const cites = oathbreakerCites
  return [
    size({ ...limits, cites }),
    commanders(oathbreakers),
    commanderPairs(oathbreakers),
    commanderColor,
    signatureSpells({ cites }),
    noRole('companion', cites),
    cardLegality({ bannedAsCompanion: [] }),
    copies({ most: limits.copies, cites, citesWithSide: cites }),
    colorIdentity(oathbreakers),
    noSideboard({ size: limits.mostCards, cites }),
    unknownCards,
  ]
}
