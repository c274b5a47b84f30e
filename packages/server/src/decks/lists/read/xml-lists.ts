import type { DeckListFormat } from '@manafolio/contract'
import type { ParsedCard } from '../../../cards/lists/listed.ts'
import { quantityOf } from '../../../cards/lists/read/quantities.ts'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'
import { eachElement, type XmlElement } from '../../../cards/lists/read/xml-elements.ts'
import { checkLength } from './list-length.ts'
import { deckFormatOf, deckNameOf } from './list-titles.ts'
import type { LineMessage, ParsedLine, ParsedList } from './parsed-list.ts'

interface XmlFormat {
  format: DeckListFormat
  /** The outermost element. */
  root: string
  /** Elements that are copies of a card, the attribute that counts them, and what they say else. */
  cards: string
  quantity: string
  cardIn(element: XmlElement): { card: ParsedCard; section: ListSection }
}

/** What Magic Online notes of the card that leads the deck. */
export const dekCommander = '16777728'

const dek: XmlFormat = {
  format: 'dek',
  root: 'Deck',
  cards: 'Cards',
  quantity: 'Quantity',
  cardIn({ attributes: { Name, CatID, Sideboard = '', Annotation } }) {
    const side: ListSection = /^true$/i.test(Sideboard) ? 'sideboard' : 'deck'
    const mtgoId = /^[1-9]\d{0,8}$/.test(CatID ?? '') ? Number(CatID) : undefined
    return {
      card: { ...(Name && { name: Name }), ...(mtgoId && { mtgoId }) },
      section: Annotation === dekCommander ? 'commander' : side,
    }
  },
}

const zones = new Map<string | undefined, ListSection>([
  ['main', 'deck'],
  ['side', 'sideboard'],
  ['tokens', 'tokens'],
])

const cod: XmlFormat = {
  format: 'cod',
  root: 'cockatrice_deck',
  cards: 'card',
  quantity: 'number',
  cardIn({ attributes: { name, setShortName, collectorNumber, uuid }, parent }) {
    return {
      card: {
        ...(name && { name }),
        ...(setShortName && { setCode: setShortName }),
        ...(collectorNumber && { collectorNumber }),
        ...(uuid && { scryfallId: uuid }),
      },
      section: zones.get(parent?.attributes.name) ?? 'maybeboard',
    }
  },
}

const xmlFormats: readonly XmlFormat[] = [dek, cod]

/** What a list in XML says; undefined when the text is of no such list. */
export async function readXmlList(text: string): Promise<ParsedList | undefined> {
  if (!/^\s*</.test(text)) return undefined
  const names = new Set(text.slice(0, beginning).match(/(?<=<)\w+/g))
  const format = xmlFormats.find(({ root }) => names.has(root))
  return format && readAs(format, text)
}

/** What stands before the outermost element is short. */
const beginning = 10_000

async function readAs(format: XmlFormat, text: string): Promise<ParsedList> {
  const lines: ParsedLine[] = []
  const list: ParsedList = { format: format.format, name: null, deckFormat: null, lines }
  await eachElement(text, (element) => {
    const raw = element.text.replace(/\s+/g, ' ').trim()
    if (element.name === format.cards) lines.push(copiesIn(format, element))
    else if (raw !== '') lines.push(wordsIn(list, element, raw))
    checkLength(lines)
  })
  return list
}

function copiesIn(format: XmlFormat, element: XmlElement): ParsedLine {
  const { line, written: text } = element
  const { card, section } = format.cardIn(element)
  if (Object.keys(card).length === 0) return { kind: 'unreadable', line, text, messages: [] }
  const rawQuantity = element.attributes[format.quantity] ?? ''
  const messages: LineMessage[] = rawQuantity === '' ? [['uncounted']] : []
  const quantity = rawQuantity === '' ? 1 : quantityOf(rawQuantity)
  const unmarked = { finish: undefined, note: undefined, categories: [] }
  const copies = { section, card, quantity, rawQuantity, ...unmarked }
  return { kind: 'copies', line, text, ...copies, messages }
}

type Titles = { -readonly [Key in 'name' | 'deckFormat']: ParsedList[Key] }

function wordsIn(titles: Titles, { name, line, written }: XmlElement, raw: string): ParsedLine {
  const words = { kind: 'words', line, text: `${written}${raw}` } as const
  if (name === 'deckname') {
    titles.name = deckNameOf(raw)
    return { ...words, messages: [['name']] }
  }
  const deckFormat = name === 'format' ? deckFormatOf(raw) : undefined
  titles.deckFormat ??= deckFormat ?? null
  return { ...words, messages: [[deckFormat ? 'format' : 'remark']] }
}
