import { expect, test } from 'vitest'
import { hasTrait } from '../../test/has-trait.ts'

test.each([
  ['arena_league', 'arenaleague', 'league'],
  ['arenaleague', 'arenaleague', 'league'],
  ['buyabox', 'buyabox', 'boxtopper'],
  ['convention', 'convention', 'event'],
  ['datestamped', 'datestamped', 'stamped'],
  ['fnm', 'fnm', 'gameday'],
  ['gameday', 'gameday', 'fnm'],
  ['giftbox', 'giftbox', 'bundle'],
  ['instore', 'instore', 'openhouse'],
  ['intro_pack', 'intropack', 'promopack'],
  ['judge_gift', 'judgegift', 'giftbox'],
  ['league', 'league', 'arenaleague'],
  ['media_insert', 'mediainsert', 'resale'],
  ['planeswalker_deck', 'planeswalkerdeck', 'brawldeck'],
  ['player_rewards', 'playerrewards', 'playpromo'],
  ['prerelease', 'prerelease', 'release'],
  ['release', 'release', 'prerelease'],
  ['set_promo', 'setpromo', 'setextension'],
  ['ub', 'universesbeyond', 'sourcematerial'],
  ['serialized', 'serialized', 'headliner'],
  ['stamped', 'stamped', 'datestamped'],
  ['stamped', 'planeswalkerstamped', 'embossed'],
])('%s is a printing of type %s and not of %s', (trait, type, otherType) => {
  expect(hasTrait(trait, { name: 'Opt', promo_types: ['boosterfun', type] })).toBe(true)
  expect(hasTrait(trait, { name: 'Opt', promo_types: [otherType] })).toBe(false)
  expect(hasTrait(trait, { name: 'Opt', promo_types: null })).toBe(false)
})
