import type { Finish, Language } from '@manafolio/contract'
import { csvLayout } from './csv-layout.ts'

const finishWords: Record<Finish, string> = { nonfoil: 'Normal', foil: 'Foil', etched: 'Etched' }

/** Of other languages it has our codes, in capitals. */
const ownLanguageCodes: Partial<Record<Language, string>> = {
  ja: 'JP',
  ko: 'KR',
  zhs: 'CS',
  zht: 'CT',
}

/** As Archidekt exports a collection by default; it has our conditions. What was paid is not known. */
export const archidektLayout = csvLayout(
  {
    Quantity: ({ copies }) => `${copies.quantity}`,
    Name: ({ entry }) => entry.card?.name ?? '',
    Finish: ({ copies }) => finishWords[copies.finish],
    Condition: ({ copies }) => copies.condition,
    'Date Added': ({ entry }) => entry.addedAt.slice(0, 10),
    Language: ({ copies: { language } }) => ownLanguageCodes[language] ?? language.toUpperCase(),
    'Purchase Price': () => '',
    Tags: () => '',
    'Edition Name': ({ entry }) => entry.card?.setName ?? '',
    'Edition Code': ({ entry }) => entry.card?.setCode ?? '',
    'Multiverse Id': ({ entry }) => `${entry.card?.multiverseId ?? 0}`,
    'Scryfall ID': ({ entry }) => entry.scryfallId,
    'Collector Number': ({ entry }) => entry.card?.collectorNumber ?? '',
  },
  'where needed',
)
