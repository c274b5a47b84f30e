import { added } from './added.ts'
import { artist, artists } from './artist.ts'
import { block } from './block.ts'
import { collectorNumber } from './collector-number.ts'
import { color, identity } from './color.ts'
import {
  edhrecRank,
  illustrations,
  paperPrints,
  paperSets,
  pennyRank,
  prints,
  sets,
} from './counts.ts'
import { date, year } from './date.ts'
import { deck } from './deck.ts'
import { deckLimit } from './deck-limit.ts'
import { devotion } from './devotion.ts'
import { border, frame, game, keyword, layout, setType, stamp, watermark } from './facets.ts'
import type { Filter } from './filter.ts'
import { banned, format, restricted } from './format.ts'
import { free } from './free.ts'
import { illustrationId, oracleId, scryfallId } from './ids.ts'
import { inPrintings } from './in.ts'
import { is, isNot } from './is.ts'
import { language } from './language.ts'
import { like } from './like.ts'
import { artTag, cube, oracleTag } from './lists.ts'
import { lore } from './lore.ts'
import { mana } from './mana.ts'
import { manaValue } from './mana-value.ts'
import { name } from './name.ts'
import { copies, owned } from './owned.ts'
import { ownedValue } from './owned-value.ts'
import { eur, eurFoil, tix, usd, usdEtched, usdFoil } from './price.ts'
import { produces } from './produces.ts'
import { rarity } from './rarity.ts'
import { cheapest, novelty } from './relative.ts'
import { rulings } from './rulings.ts'
import { set } from './set.ts'
import { defense, loyalty, power, powerAndToughness, toughness } from './stat.ts'
import { flavor, fullOracle, oracle, type } from './text.ts'

/** Every filter of the language, in the order of the syntax page. Adding one is one object and its line here. */
export const filters: readonly Filter[] = [
  name,
  oracle,
  fullOracle,
  lore,
  rulings,
  keyword,
  color,
  identity,
  mana,
  devotion,
  produces,
  type,
  manaValue,
  power,
  toughness,
  powerAndToughness,
  loyalty,
  defense,
  is,
  isNot,
  layout,
  format,
  banned,
  restricted,
  deckLimit,
  edhrecRank,
  pennyRank,
  usd,
  usdFoil,
  usdEtched,
  eur,
  eurFoil,
  tix,
  cheapest,
  owned,
  copies,
  added,
  ownedValue,
  deck,
  free,
  rarity,
  collectorNumber,
  inPrintings,
  novelty,
  prints,
  sets,
  paperPrints,
  paperSets,
  language,
  game,
  scryfallId,
  oracleId,
  illustrationId,
  set,
  setType,
  block,
  year,
  date,
  artist,
  artists,
  illustrations,
  flavor,
  watermark,
  frame,
  border,
  stamp,
  like,
  oracleTag,
  artTag,
  cube,
]

const byName = new Map(filters.flatMap((filter) => filter.names.map((name) => [name, filter])))

export function findFilter(name: string): Filter | undefined {
  return byName.get(name)
}

/** All names of filters. */
export const filterNames: readonly string[] = [...byName.keys()]
