import {
  type CardRecord,
  type Catalogue,
  legalities,
  type PrintingRecord,
  unpackImages,
} from '@manafolio/search'
import { rulesToShow } from '../present.ts'
import {
  addFields,
  addMissing,
  type ByteText,
  byteText,
  type Fields,
  insideOf,
  objectOf,
  readByteText,
  recordText,
  takeValue,
} from './byte-text.ts'

type Faces = NonNullable<CardRecord['card_faces']>
type Sides = NonNullable<PrintingRecord['card_faces']>

/** A card object as the card-data service would answer it, of a printing of our catalogue. */
export function cardText(catalogue: Catalogue, printing: number): ByteText {
  const card = catalogue.columns.printingCard[printing] ?? 0
  const fields: Fields = new Map([['object', '"object":"card"']])
  addFields(fields, recordText(catalogue.pools.cards, card))
  const faces = takeJson<Faces>(fields, 'card_faces')
  addFields(fields, recordText(catalogue.pools.printings, printing))
  const sides = takeJson<Sides>(fields, 'card_faces')
  const isIncomplete = takeRulesNote(fields)
  const images = takeJson<PrintingRecord['images']>(fields, 'images') ?? frontOf(faces, sides)
  const prices = takeValue(fields, 'prices')
  addMissing(fields, faces ? emptyFields : emptyFieldsOfOneFace)
  fields.set('set_name', setFields(catalogue, printing))
  fields.set('legalities', legalitiesField(catalogue, card))
  if (images) fields.set('image_uris', `"image_uris":${JSON.stringify(unpackImages(images))}`)
  if (faces) {
    const shown = faces.map((face) => rulesToShow(face, isIncomplete))
    fields.set('card_faces', `"card_faces":${JSON.stringify(facesOf(shown, sides))}`)
  } else if (isIncomplete) addRulesNote(fields)
  fields.set('prices', `"prices":${pricesText(prices)}`)
  return objectOf(fields)
}

/** Whether the card's rules text is missing, which the service's card objects do not say. */
function takeRulesNote(fields: Fields): boolean {
  fields.delete('roles')
  return takeValue(fields, 'text_missing') !== undefined
}

function addRulesNote(fields: Fields): void {
  const oracle_text = takeJson<string>(fields, 'oracle_text') ?? ''
  addFields(fields, JSON.stringify(rulesToShow({ oracle_text }, true)))
}

function takeJson<T>(fields: Fields, key: string): T | undefined {
  const text = takeValue(fields, key)
  return text === undefined ? undefined : readByteText<T>(text)
}

/** A reversible printing shows a card without faces on two sides: the front stands for it. */
function frontOf(faces: Faces | undefined, sides: Sides | undefined) {
  return faces ? undefined : sides?.[0]?.images
}

function withKeys(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, ByteText> {
  return new Map(
    Object.entries(values).map(([key, value]) => [key, insideOf(byteText({ [key]: value }))]),
  )
}

/** What the service answers also when it is empty; records leave empty values out. */
const emptyValues = {
  id: '',
  name: '',
  layout: 'normal',
  rarity: '',
  set: '',
  collector_number: '',
  released_at: '',
  scryfall_uri: '',
  color_identity: [],
  keywords: [],
  games: [],
  finishes: [],
  reserved: false,
  game_changer: false,
  oversized: false,
  promo: false,
  reprint: false,
  variation: false,
  digital: false,
  full_art: false,
  textless: false,
  booster: false,
  story_spotlight: false,
}
const emptyFields = withKeys(emptyValues)

/** Of a card with faces these stand on the faces. */
const emptyRules = { mana_cost: '', type_line: '', oracle_text: '', colors: [] }
const emptyFieldsOfOneFace = withKeys({ ...emptyValues, ...emptyRules })

const noPrices = withKeys({
  usd: null,
  usd_foil: null,
  usd_etched: null,
  eur: null,
  eur_foil: null,
  tix: null,
})

function pricesText(prices = '{}'): ByteText {
  const fields: Fields = new Map()
  addFields(fields, prices)
  addMissing(fields, noPrices)
  return objectOf(fields)
}

/** What many printings share, written once for each catalogue. */
interface SharedTexts {
  sets: readonly ByteText[]
  /** By card; cards with the same legalities have the same text. */
  legalities: (ByteText | undefined)[]
  legalitiesByCodes: Map<string, ByteText>
}

const sharedTexts = new WeakMap<Catalogue, SharedTexts>()

function sharedTextsOf(catalogue: Catalogue): SharedTexts {
  const known = sharedTexts.get(catalogue) ?? {
    sets: catalogue.meta.sets.map(({ name, type, id }) =>
      insideOf(byteText({ set_name: name, set_type: type, set_id: id })),
    ),
    legalities: [],
    legalitiesByCodes: new Map(),
  }
  sharedTexts.set(catalogue, known)
  return known
}

function setFields(catalogue: Catalogue, printing: number): ByteText {
  return sharedTextsOf(catalogue).sets[catalogue.columns.printingSet[printing] ?? 0] ?? noSet
}

const noSet = insideOf(byteText({ set_name: '' }))

function legalitiesField(catalogue: Catalogue, card: number): ByteText {
  const shared = sharedTextsOf(catalogue)
  const known = shared.legalities[card]
  if (known !== undefined) return known
  const count = catalogue.meta.formats.length
  const codes = catalogue.columns.cardLegalities.subarray(card * count, (card + 1) * count)
  const key = codes.join('')
  const text = shared.legalitiesByCodes.get(key) ?? writeLegalities(catalogue.meta.formats, codes)
  shared.legalitiesByCodes.set(key, text)
  shared.legalities[card] = text
  return text
}

function writeLegalities(formats: readonly string[], codes: Uint8Array): ByteText {
  const words = formats.map((format, i) => [format, legalities[codes[i] ?? 0]])
  return `"legalities":${byteText(Object.fromEntries(words))}`
}

function facesOf(faces: Faces, sides: Sides | undefined) {
  return faces.map((face, side) => {
    const { images, ...own } = sides?.[side] ?? {}
    return {
      object: 'card_face',
      name: '',
      mana_cost: '',
      type_line: '',
      oracle_text: '',
      ...face,
      ...own,
      ...(images !== undefined && { image_uris: unpackImages(images) }),
    }
  })
}
