import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { deckLimits } from './deck-limits.ts'
import { canBeCommander, canBeOathbreaker, canLeadBrawl, type LeaderRules } from './leaders.ts'
import type { LeaderWord, Rule } from './ruled-deck.ts'
import { cardLegality } from './rules/card-legality.ts'
import { colorIdentity } from './rules/color-identity.ts'
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
  leaderWord: LeaderWord | null
  rules: readonly Rule[]
}

const commanderLeaders: LeaderRules = {
  word: 'commander',
  kinds: 'a legendary creature, Vehicle or Spacecraft, or a card that says it can be one',
  canLead: canBeCommander,
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
  cites: oathbreakerCites,
  pairCites: 'CR 702.124',
  identityCites: oathbreakerCites,
  landCites: oathbreakerCites,
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
    leaderWord: 'commander',
    rules: ledByCommander('commander', {
      leaders: commanderLeaders,
      sizeCites: 'CR 903.5a',
      bannedAsCompanion: commanderBans,
    }),
  },
  brawl: {
    name: 'Brawl',
    leaderWord: 'commander',
    rules: ledByCommander('brawl', {
      leaders: brawlLeaders,
      sizeCites: 'CR 903.12',
      bannedAsCompanion: [],
    }),
  },
  oathbreaker: {
    name: 'Oathbreaker',
    leaderWord: 'oathbreaker',
    rules: ledByOathbreaker('oathbreaker'),
  },
}

/** These formats only differ in their card lists. */
function constructed(format: DeckFormat): FormatRules {
  const limits = deckLimits(format)
  const twentyMore = limits.leastCards + 20
  const companion = { twentyMore, hasSideboard: true, bannedAsCompanion: [] }
  return {
    name: formatFacts[format].name,
    leaderWord: null,
    rules: [
      size({ ...limits, cites: 'CR 100.2a' }),
      noRole('commander', 'CR 903.3'),
      noRole('signature_spell', oathbreakerCites),
      companions({ ...companion, cites: 'CR 702.139' }),
      cardLegality({ bannedAsCompanion: [] }),
      copies({ most: limits.copies, cites: 'CR 100.2a', citesWithSide: 'CR 100.4a' }),
      sideboard({ most: limits.sideboard, cites: 'CR 100.4a' }),
      unknownCards,
    ],
  }
}

interface CommanderFormat {
  leaders: LeaderRules
  sizeCites: string
  bannedAsCompanion: readonly string[]
}

function ledByCommander(format: DeckFormat, facts: CommanderFormat): readonly Rule[] {
  const { leaders, sizeCites, bannedAsCompanion } = facts
  const limits = deckLimits(format)
  const companion = { twentyMore: Number.POSITIVE_INFINITY, hasSideboard: false, bannedAsCompanion }
  return [
    size({ ...limits, cites: sizeCites }),
    commanders(leaders),
    commanderPairs(leaders),
    noRole('signature_spell', oathbreakerCites),
    companions({ ...companion, cites: 'CR 702.139' }),
    cardLegality({ bannedAsCompanion }),
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
    signatureSpells({ cites }),
    noRole('companion', cites),
    cardLegality({ bannedAsCompanion: [] }),
    copies({ most: limits.copies, cites, citesWithSide: cites }),
    colorIdentity(oathbreakers),
    noSideboard({ size: limits.mostCards, cites }),
    unknownCards,
  ]
}
