import { type Condition, type Finish, languageNames } from '@manafolio/contract'
import { csvLayout } from './csv-layout.ts'

const finishWords: Record<Finish, string> = { nonfoil: '', foil: 'foil', etched: 'etched' }

/** Its ladder has one rung above ours, Mint, and says Played for what we call moderately so. */
const conditionWords: Record<Condition, string> = {
  NM: 'Near Mint',
  LP: 'Good (Lightly Played)',
  MP: 'Played',
  HP: 'Heavily Played',
  D: 'Damaged',
}

const languageWords = { ...languageNames, zhs: 'Chinese' }

/**
 * As Moxfield exports a collection. It keeps apart how many copies are for trade, which is unknown
 * for any. When an entry was changed last and what was paid for it is not known, and stays empty.
 * There is no column for ids, so one that our catalogue does not know stands as the name.
 */
export const moxfieldLayout = csvLayout(
  {
    Count: ({ copies }) => `${copies.quantity}`,
    'Tradelist Count': () => '0',
    Name: ({ entry }) => entry.card?.name ?? entry.scryfallId,
    Edition: ({ entry }) => entry.card?.setCode ?? '',
    Condition: ({ copies }) => conditionWords[copies.condition],
    Language: ({ copies }) => languageWords[copies.language],
    Foil: ({ copies }) => finishWords[copies.finish],
    Tags: () => '',
    'Last Modified': () => '',
    'Collector Number': ({ entry }) => entry.card?.collectorNumber ?? '',
    Alter: () => 'False',
    Proxy: () => 'False',
    'Purchase Price': () => '',
  },
  'always',
)
