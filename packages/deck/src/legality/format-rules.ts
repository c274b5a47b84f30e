import type { DeckFormat } from '@manafolio/contract'
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
  /** What sentences call the format. */
  name: string
  leaderWord: LeaderWord | null
  rules: readonly Rule[]
}

/** Formats of sixty cards or more differ in their lists of cards only. */
const sixtyOrMore: readonly Rule[] = [
  size({ least: 60, most: Number.POSITIVE_INFINITY, cites: 'CR 100.2a' }),
  noRole('commander', 'CR 903.3'),
  noRole('signature_spell', 'Oathbreaker rules'),
  companions({ cites: 'CR 702.139', twentyMore: 80, hasSideboard: true, bannedAsCompanion: [] }),
  cardLegality({ bannedAsCompanion: [] }),
  copies({ most: 4, cites: 'CR 100.2a', citesWithSide: 'CR 100.4a' }),
  sideboard({ most: 15, cites: 'CR 100.4a' }),
  unknownCards,
]

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

/** Of the lists, not of the rules of the game. */
const commanderBans = { bannedAsCompanion: ['Lutri, the Spellchaser'] }
const extraCompanion = {
  cites: 'CR 702.139',
  twentyMore: Number.POSITIVE_INFINITY,
  hasSideboard: false,
}

export const formatRules: Record<DeckFormat, FormatRules> = {
  standard: sixty('Standard'),
  pioneer: sixty('Pioneer'),
  modern: sixty('Modern'),
  legacy: sixty('Legacy'),
  vintage: sixty('Vintage'),
  pauper: sixty('Pauper'),
  commander: {
    name: 'Commander',
    leaderWord: 'commander',
    rules: [
      size({ least: 100, most: 100, cites: 'CR 903.5a' }),
      commanders(commanderLeaders),
      commanderPairs(commanderLeaders),
      noRole('signature_spell', oathbreakerCites),
      companions({ ...extraCompanion, ...commanderBans }),
      cardLegality(commanderBans),
      copies({ most: 1, cites: 'CR 903.5b', citesWithSide: 'CR 903.5b' }),
      colorIdentity(commanderLeaders),
      noSideboard({ size: 100, cites: 'CR 903.5e' }),
      unknownCards,
    ],
  },
  brawl: {
    name: 'Brawl',
    leaderWord: 'commander',
    rules: [
      size({ least: 60, most: 60, cites: 'CR 903.12' }),
      commanders(brawlLeaders),
      commanderPairs(brawlLeaders),
      noRole('signature_spell', oathbreakerCites),
      companions({ ...extraCompanion, bannedAsCompanion: [] }),
      cardLegality({ bannedAsCompanion: [] }),
      copies({ most: 1, cites: 'CR 903.5b', citesWithSide: 'CR 903.5b' }),
      colorIdentity(brawlLeaders),
      noSideboard({ size: 60, cites: 'CR 903.5e' }),
      unknownCards,
    ],
  },
  oathbreaker: {
    name: 'Oathbreaker',
    leaderWord: 'oathbreaker',
    rules: [
      size({ least: 60, most: 60, cites: oathbreakerCites }),
      commanders(oathbreakers),
      commanderPairs(oathbreakers),
      signatureSpells({ cites: oathbreakerCites }),
      // Cards outside the game do nothing there, so that no companion ever comes into it.
      noRole('companion', oathbreakerCites),
      cardLegality({ bannedAsCompanion: [] }),
      copies({ most: 1, cites: oathbreakerCites, citesWithSide: oathbreakerCites }),
      colorIdentity(oathbreakers),
      noSideboard({ size: 60, cites: oathbreakerCites }),
      unknownCards,
    ],
  },
}

function sixty(name: string): FormatRules {
  return { name, leaderWord: null, rules: sixtyOrMore }
}
