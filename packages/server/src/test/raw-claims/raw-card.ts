import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

/** What a face of a card has, or the card itself when it has one face only. */
export interface RawFace {
  name: string
  /** Of a face only where the card has none. */
  oracle_id?: string
  mana_cost?: string
  type_line?: string
  oracle_text?: string
  flavor_name?: string
  printed_name?: string
  power?: string
  toughness?: string
  loyalty?: string
  colors?: string[]
  color_indicator?: string[]
  artist?: string
  illustration_id?: string
  flavor_text?: string
  watermark?: string
}

/** A line of the bulk file as it stands there; what the claims do not look at is left out. */
export interface RawCard extends RawFace {
  id: string
  layout: string
  cmc: number
  color_identity: string[]
  produced_mana?: string[]
  keywords: string[]
  legalities: Record<string, string>
  reserved: boolean
  edhrec_rank?: number
  card_faces?: RawFace[]
  set: string
  set_name: string
  set_type: string
  collector_number: string
  lang: string
  released_at: string
  rarity: string
  frame: string
  frame_effects?: string[]
  border_color: string
  security_stamp?: string
  games: string[]
  finishes: string[]
  promo_types?: string[]
  promo: boolean
  reprint: boolean
  digital: boolean
  booster: boolean
  full_art: boolean
  textless: boolean
  story_spotlight: boolean
  prices: Record<string, string | null>
}

/** The printings of one oracle card after the other; the file is sorted by name. */
export async function* rawCards(file: string): AsyncGenerator<RawCard[]> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  let sameName: RawCard[] = []
  for await (const line of lines) {
    const card: RawCard = JSON.parse(line)
    if (sameName[0] && nameShown(sameName[0]) !== nameShown(card)) {
      yield* byOracleCard(sameName)
      sameName = []
    }
    sameName.push(card)
  }
  yield* byOracleCard(sameName)
}

function byOracleCard(sameName: RawCard[]): Iterable<RawCard[]> {
  const cards = new Map<string, RawCard[]>()
  for (const printing of sameName) {
    const card = isReversible(printing) ? asShown(printing, sameName) : printing
    const { oracle_id = '' } = card
    const printings = cards.get(oracle_id)
    if (printings) printings.push(card)
    else cards.set(oracle_id, [card])
  }
  return cards.values()
}

/** Shows its card on both sides; the file gives some of them the layout of cards that transform. */
export function isReversible({ layout, card_faces: faces }: RawCard): boolean {
  const [front, back] = faces ?? []
  return (
    layout === 'reversible_card' || (layout === 'transform' && !!front && front.name === back?.name)
  )
}

/** A reversible printing has the name of its card twice. */
function nameShown({ name }: RawCard): string {
  return [...new Set(name.split(' // '))].join(' // ')
}

/** It may have an oracle id of its own, and is of the card that it shows all the same. */
function asShown(reversible: RawCard, sameName: readonly RawCard[]): RawCard {
  const shown = sameName.find(
    ({ name, layout }) => name === nameShown(reversible) && layout !== 'token',
  )
  return shown?.oracle_id ? { ...reversible, oracle_id: shown.oracle_id } : reversible
}
