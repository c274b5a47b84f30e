import type { CardObject } from '../card-object.ts'
import { facesOf } from './faces.ts'
import { having, type Trait } from './trait.ts'

type Key =
  | 'artist'
  | 'flavor_text'
  | 'flavor_name'
  | 'illustration_id'
  | 'printed_name'
  | 'watermark'

const isOnAnyFace = (key: Key) => (card: CardObject) =>
  !!card[key] || facesOf(card).some((face) => !!face[key])

const hasNumber =
  (key: 'mtgo_id' | 'arena_id' | 'tcgplayer_id' | 'cardmarket_id') => (card: CardObject) =>
    typeof card[key] === 'number'

function hasColorIndicator(card: CardObject): boolean {
  return [card, ...facesOf(card)].some((face) => !!face.color_indicator?.length)
}

const presences = [
  {
    name: 'indicator',
    aliases: ['ci', 'colorindicator'],
    level: 'card',
    says: having('colour indicator'),
    holds: hasColorIndicator,
  },
  { name: 'watermark', says: having('watermark'), holds: isOnAnyFace('watermark') },
  {
    name: 'flavor',
    aliases: ['flavortext'],
    says: { yes: 'has flavour text', no: 'has no flavour text' },
    holds: isOnAnyFace('flavor_text'),
  },
  {
    name: 'flavorname',
    says: having('second name'),
    holds: isOnAnyFace('flavor_name'),
  },
  {
    name: 'localizedname',
    aliases: ['printedname'],
    says: having('printed name of its own'),
    holds: isOnAnyFace('printed_name'),
  },
  { name: 'artist', says: having('known artist'), holds: isOnAnyFace('artist') },
  {
    name: 'illustration',
    aliases: ['illustrationid'],
    says: having('known illustration'),
    holds: isOnAnyFace('illustration_id'),
  },
  {
    name: 'stamp',
    aliases: ['securitystamp'],
    says: having('security stamp'),
    holds: (card) => !!card.security_stamp,
  },
  {
    name: 'attractionlights',
    aliases: ['lights'],
    says: { yes: 'has lights', no: 'has no lights' },
    holds: (card) => !!card.attraction_lights?.length,
  },
  { name: 'mtgoid', says: having('number at Magic Online'), holds: hasNumber('mtgo_id') },
  { name: 'arenaid', says: having('number at Arena'), holds: hasNumber('arena_id') },
  {
    name: 'tcgplayer',
    aliases: ['tcgplayerid'],
    says: having('number at TCGplayer'),
    holds: hasNumber('tcgplayer_id'),
  },
  {
    name: 'cardmarket',
    aliases: ['cardmarketid'],
    says: having('number at Cardmarket'),
    holds: hasNumber('cardmarket_id'),
  },
  {
    name: 'multiverse',
    aliases: ['multiverseid'],
    says: having('number at Gatherer'),
    holds: (card) => !!card.multiverse_ids?.length,
  },
] satisfies readonly (Omit<Trait, 'level'> & Partial<Trait>)[]

/** What a card or printing may have or lack: mostly asked with `has:`, which is `is:` by another name. */
export const presenceTraits: readonly Trait[] = presences.map((presence) => ({
  level: 'printing',
  ...presence,
}))
