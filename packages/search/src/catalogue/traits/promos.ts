import { being, type Trait } from './trait.ts'

/** Its name, what else people call it, and what it is called in a sentence. */
type Promo = readonly [name: string, aliases: readonly string[], what: string]

/** How a printing was sold or given away. */
const occasions: readonly Promo[] = [
  ['arena_league', [], 'an Arena League prize'],
  ['beginnerbox', [], 'from a beginner box'],
  ['boosterfun', [], 'a Booster Fun treatment'],
  ['boxtopper', [], 'a box topper'],
  ['brawldeck', [], 'from a Brawl deck'],
  ['bringafriend', [], 'a bring-a-friend promo'],
  ['bundle', [], 'a bundle promo'],
  ['buyabox', ['bab'], 'a buy-a-box promo'],
  ['commanderparty', [], 'a Commander Party promo'],
  ['commanderpromo', [], 'a Commander promo'],
  ['convention', [], 'a convention promo'],
  ['draftweekend', [], 'a draft weekend promo'],
  ['duels', [], 'a Duels of the Planeswalkers promo'],
  ['event', [], 'an event promo'],
  ['fnm', [], 'a Friday Night Magic promo'],
  ['gameday', [], 'a Game Day promo'],
  ['giftbox', [], 'a gift box promo'],
  ['instore', [], 'an in-store promo'],
  ['intro_pack', [], 'an intro pack card'],
  ['judge_gift', ['judge'], 'a judge gift'],
  ['league', [], 'a league promo'],
  ['media_insert', ['insert'], 'a media insert'],
  ['openhouse', [], 'an open house promo'],
  ['planeswalker_deck', ['pwdeck'], 'from a planeswalker deck'],
  ['player_rewards', [], 'a Player Rewards card'],
  ['playpromo', [], 'a play promo'],
  ['playtest', [], 'a playtest card'],
  ['premiereshop', [], 'a premiere shop promo'],
  ['prerelease', [], 'a prerelease promo'],
  ['promopack', [], 'from a promo pack'],
  ['release', [], 'a release promo'],
  ['resale', [], 'a resale promo'],
  ['set_promo', [], 'a promo of its set'],
  ['setextension', ['extension'], 'from a set extension'],
  ['sldbonus', [], 'a Secret Lair bonus card'],
  ['standardshowdown', [], 'a Standard Showdown promo'],
  ['startercollection', [], 'from a starter collection'],
  ['starterdeck', [], 'from a starter deck'],
  ['storechampionship', [], 'a store championship promo'],
  ['themepack', [], 'from a theme pack'],
  ['tourney', ['tournament'], 'a tournament promo'],
  ['wizardsplaynetwork', ['wpn'], 'a Wizards Play Network promo'],
]

/** What is special about how a printing looks. */
const looks: readonly Promo[] = [
  ['concept', [], 'concept art'],
  ['datestamped', [], 'stamped with a date'],
  ['dossier', [], 'a dossier card'],
  ['draculaseries', ['dracula'], 'of the Dracula series'],
  ['godzillaseries', ['godzilla'], 'of the Godzilla series'],
  ['headliner', [], 'a headliner'],
  ['imagine', [], 'of the Imagine series'],
  ['japanshowcase', [], 'a Japan showcase card'],
  ['jpwalker', [], 'in Japanese planeswalker art'],
  ['magnified', [], 'magnified'],
  ['moonlitland', [], 'a moonlit land'],
  ['portrait', [], 'a portrait'],
  ['poster', [], 'a poster'],
  ['ravnicacity', [], 'a Ravnica city card'],
  ['schinesealtart', [], 'in alternative art for China'],
  ['scroll', [], 'a scroll'],
  ['serialized', [], 'serialized'],
  ['sourcematerial', [], 'in art of its source'],
  ['thick', ['displaycommander'], 'on thick card stock'],
  ['universesbeyond', ['ub'], 'from Universes Beyond'],
  ['upsidedown', [], 'upside down'],
  ['vault', [], 'a vault card'],
]

const stamps = ['stamped', 'planeswalkerstamped', 'promostamped']

export const promos: readonly Trait[] = [
  ...[...occasions, ...looks].map(promoTrait),
  {
    name: 'stamped',
    aliases: ['planeswalkerstamp', 'planeswalkerstamped', 'promostamped', 'pwstamped'],
    level: 'printing',
    description: being('stamped with a planeswalker symbol'),
    holds: (card) => !!card.promo_types?.some((type) => stamps.includes(type)),
  },
]

/** The service writes promo types in one word, the syntax some of them in two. */
function promoTrait([name, aliases, what]: Promo): Trait {
  const type = name.replaceAll('_', '')
  const holds: Trait['holds'] = (card) => !!card.promo_types?.includes(type)
  const spellings = type === name ? aliases : [type, ...aliases]
  return { name, aliases: spellings, level: 'printing', description: being(what), holds }
}
