import { isReversible, type RawCard, type RawFace } from './raw-card.ts'

/**
 * A printing with what claims ask about it. Written without a look at the engine, from what the raw
 * objects say and what the query language means, so that neither can share a mistake of the other.
 */
export type Facts = CardFacts & PrintingFacts

type CardFacts = ReturnType<typeof cardFacts>
type PrintingFacts = ReturnType<typeof printingFacts>

/** The facts of each printing of one oracle card. */
export function factsOf(printings: readonly RawCard[]): Facts[] {
  const card = cardFacts(printings)
  return printings.map((printing) => ({ ...card, ...printingFacts(printing) }))
}

const extraLayouts =
  /^(token|double_faced_token|emblem|art_series|planar|scheme|vanguard|front_card)$/

const jokes = /^(hho|unk|ulst|punk|phtr|h17|ph\d\d)$/

/** Tokens and the like, which searches hide. */
export function isExtra(printing: RawCard): boolean {
  const { layout, set, set_type, promo_types, games, digital, legalities } = printing
  const isOfPaper = !digital && (games.length === 0 || games.includes('paper'))
  const isPlayable = Object.values(legalities).some((legality) => legality !== 'not_legal')
  const isOddity = jokes.test(set) || (promo_types ?? []).includes('playtest')
  const isToken =
    extraLayouts.test(layout) || /^Token |^Dungeon|\bScheme/.test(printing.type_line ?? '')
  const isCard = !isToken && set_type !== 'memorabilia' && !isOddity
  return !isCard || !(isOfPaper || isPlayable)
}

/** Printings may differ in old words such as “Tribal”: the first that is not reversible tells. */
function cardFacts(printings: readonly RawCard[]) {
  const [first] = printings
  const original = printings.find((printing) => !isReversible(printing)) ?? first
  if (!original) throw new Error('a card without printings')
  const faces = facesOf(original)
  const card = { ...original, ...(isReversible(original) && faces[0]) }
  const full = card.oracle_text ?? linesOf(faces, 'oracle_text')
  return {
    card,
    faces,
    printings,
    title: fold(card.name),
    names: [card.name, ...faces.map(({ name }) => name), ...otherNames(printings)].flatMap(
      nameForms,
    ),
    type: fold(card.type_line ?? faces.map(({ type_line }) => type_line).join(' // ')),
    full: fold(full),
    oracle: fold(withoutBrackets(full)),
    colorings: coloringsOf(card, faces),
    identity: card.color_identity.join(''),
    produces: (card.produced_mana ?? []).join(''),
    mv: card.cmc,
    sides: [faces, ...faces.slice(1).map((face) => [face])].map(statsOf),
    costs: faces.map(({ mana_cost }) => symbolsOf(mana_cost ?? '')),
    keywords: card.keywords.map((keyword) => keyword.toLowerCase()),
  }
}

/** What any printing is called instead, or in its language. */
function otherNames(printings: readonly RawCard[]): string[] {
  return printings
    .flatMap((printing) => [printing, ...(printing.card_faces ?? [])])
    .flatMap(({ flavor_name, printed_name }) => [flavor_name ?? [], printed_name ?? []].flat())
}

/** A card is its own face when it has no others; of a reversible one, the back is no other card. */
function facesOf(card: RawCard): readonly RawFace[] {
  const faces = card.card_faces ?? [card]
  return isReversible(card) ? faces.slice(0, 1) : faces
}

function printingFacts(printing: RawCard) {
  const faces = [printing, ...(printing.card_faces ?? [])]
  const cents = ['usd', 'usd_foil', 'usd_etched'].map((key) => price(printing, key))
  const artists = printing.artist ?? linesOf(printing.card_faces ?? [], 'artist')
  return {
    printing,
    number: Number(/\d+/.exec(printing.collector_number)?.[0] ?? Number.NaN),
    rarity: 'common uncommon rare special mythic bonus'.split(' ').indexOf(printing.rarity),
    usd: cents.find((value) => value > 0) ?? Number.NaN,
    artist: fold(artists),
    artists: new Set(artists.split(/ & |\n/)).size,
    flavor: fold(printing.flavor_text ?? linesOf(printing.card_faces ?? [], 'flavor_text')),
    watermarks: faces.flatMap(({ watermark }) => watermark ?? []),
    frames: [printing.frame, ...(printing.frame_effects ?? [])],
    promos: printing.promo_types ?? [],
  }
}

/** NaN, which is neither more nor less than anything, when there is none. */
export function price({ prices }: RawCard, key: string): number {
  return Number.parseFloat(prices[key] ?? '') || Number.NaN
}

/** Lower case, and nothing on or under the letters. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '')
}

/** “Lim-Dûl's Vault” is typed as “lim dul's vault”, “limduls vault” and the like. */
function nameForms(name: string): string[] {
  return [' ', ''].map((hyphen) =>
    fold(name)
      .replaceAll('-', hyphen)
      .replaceAll('/', ' ')
      .replace(/[^\p{L}\p{N}_+& ]/gu, '')
      .split(' ')
      .filter(Boolean)
      .join(' '),
  )
}

/** Reminder text stands in brackets, which may hold others. */
function withoutBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const sign of text) {
    if (sign === '(') depth++
    if (depth === 0) outside += sign
    if (sign === ')') depth--
  }
  return outside
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

function linesOf(faces: readonly RawFace[], key: 'oracle_text' | 'artist' | 'flavor_text'): string {
  return faces.flatMap((face) => face[key] ?? []).join('\n')
}

/** The colors of the front, or of a card with one side, and of each further face that has any. */
function coloringsOf({ colors }: RawFace, faces: readonly RawFace[]): string[] {
  const others = faces.slice(1).flatMap((face) => (face.colors?.length ? [face.colors] : []))
  return [colors ?? faces[0]?.colors ?? [], ...others].map((all) => all.join(''))
}

/** The numbers of the front, each or else of the first face that has it; or those of a single face. */
function statsOf(faces: readonly RawFace[]) {
  const [pow, tou, loy] = (['power', 'toughness', 'loyalty'] as const).map((key) =>
    numberOf(faces, key),
  )
  return { pow: pow ?? Number.NaN, tou: tou ?? Number.NaN, loy: loy ?? Number.NaN }
}

/** As the first face that has it prints it: 1 for 1+*, 0.5 for .5, 0 for * and X. */
function numberOf(faces: readonly RawFace[], key: 'power' | 'toughness' | 'loyalty'): number {
  const text = faces.find((face) => face[key])?.[key]
  if (text === undefined) return Number.NaN
  if (text === '∞') return Number.POSITIVE_INFINITY
  return Number(/-?\d*\.?\d+/.exec(text)?.[0] ?? 0)
}

function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol)
}
