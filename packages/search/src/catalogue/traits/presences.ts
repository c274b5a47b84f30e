import type { CardObject } from '../card-object.ts'
import { facesOf } from './faces.ts'
import { having, ofCards, ofPrintings, type Trait } from './trait.ts'

/** What there is or is not: mostly queried with `has:`, which is `is:` by another name. */
export const presences: readonly Trait[] = [
  ...ofCards({
    name: 'indicator',
    aliases: ['ci', 'colorindicator'],
    description: having('color indicator'),
    holds: hasColorIndicator,
  }),
  ...ofPrintings(
    { name: 'watermark', description: having('watermark'), holds: isOnAnyFace('watermark') },
    {
      name: 'flavor',
      aliases: ['flavortext'],
      description: { yes: 'has flavor text', no: 'has no flavor text' },
      holds: isOnAnyFace('flavor_text'),
    },
    {
      name: 'flavorname',
      description: having('second name'),
      holds: isOnAnyFace('flavor_name'),
    },
    {
      name: 'localizedname',
      aliases: ['printedname'],
      description: having('printed name of its own'),
      holds: isOnAnyFace('printed_name'),
    },
    { name: 'artist', description: having('known artist'), holds: isOnAnyFace('artist') },
    {
      name: 'illustration',
      aliases: ['illustrationid'],
      description: having('known illustration'),
      holds: isOnAnyFace('illustration_id'),
    },
    {
      name: 'stamp',
      aliases: ['securitystamp'],
      description: having('security stamp'),
      holds: (card) => !!card.security_stamp,
    },
    {
      name: 'attractionlights',
      aliases: ['lights'],
      description: { yes: 'has lights', no: 'has no lights' },
      holds: (card) => !!card.attraction_lights?.length,
      needs: ['attraction_lights'],
    },
    { name: 'mtgoid', description: having('number at Magic Online'), holds: hasNumber('mtgo_id') },
    { name: 'arenaid', description: having('number at Arena'), holds: hasNumber('arena_id') },
    {
      name: 'tcgplayer',
      aliases: ['tcgplayerid'],
      description: having('number at TCGplayer'),
      holds: hasNumber('tcgplayer_id'),
    },
    {
      name: 'cardmarket',
      aliases: ['cardmarketid'],
      description: having('number at Cardmarket'),
      holds: hasNumber('cardmarket_id'),
    },
    {
      name: 'multiverse',
      aliases: ['multiverseid'],
      description: having('number at Gatherer'),
      holds: (card) => !!card.multiverse_ids?.length,
    },
  ),
]

function hasColorIndicator(card: CardObject): boolean {
  return facesOf(card).some((face) => !!face.color_indicator?.length)
}

type TextKey =
  | 'artist'
  | 'flavor_name'
  | 'flavor_text'
  | 'illustration_id'
  | 'printed_name'
  | 'watermark'

function isOnAnyFace(key: TextKey): Trait['holds'] {
  return (card) => [card, ...facesOf(card)].some((face) => !!face[key])
}

function hasNumber(key: 'mtgo_id' | 'arena_id' | 'tcgplayer_id' | 'cardmarket_id'): Trait['holds'] {
  return (card) => typeof card[key] === 'number'
}
