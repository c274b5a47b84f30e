import {
  countOwned,
  type Endpoint,
  exportCollection,
  exportDeck,
  findInCollection,
  getBuyList,
  getDeck,
  getDeckAdditions,
  getDeckNeeds,
  getDeckVersion,
  getImport,
  getSharedDeck,
  getValueHistory,
  getValueMovers,
  listCollectionChanges,
  listDeckChanges,
  listImportRows,
  listImports,
  planSwaps,
  previewImport,
} from '@manafolio/contract'
import { printing } from '../../test/sample-cards.ts'
import { endpoints } from '../contract-endpoints.ts'
import { isPlainRead } from '../scene.ts'
import { ask, idOf, type Owner } from './owner.ts'

const guide = printing.goblinGuideZendikar
const plainReads = endpoints.map(({ endpoint }) => endpoint).filter(isPlainRead)

/** Asks everything that can be asked of somebody's things, and notes the answers. */
export async function lookAtAll(owner: Owner): Promise<void> {
  for (const endpoint of plainReads) await ask(owner, endpoint)
  for (const [endpoint, input] of questions) await ask(owner, endpoint, { input })
  await lookAtImports(owner)
  if (owner.ids.has('goblins')) await lookAtDecks(owner)
}

const questions: readonly (readonly [Endpoint, object])[] = [
  [findInCollection, { q: 'goblin' }],
  [countOwned, { scryfallIds: [guide, printing.krenkoPrerelease] }],
  [listCollectionChanges, { scryfallId: guide }],
  [getValueHistory, { from: '2026-08-01', to: '2026-08-31' }],
  [getValueMovers, { days: '7' }],
  [exportCollection, { format: 'manafolio' }],
]

async function lookAtImports(owner: Owner) {
  const imports: { id: string }[] = await ask(owner, listImports)
  for (const { id } of imports) {
    await ask(owner, getImport, { params: { id } })
    await ask(owner, listImportRows, { params: { id }, input: { show: 'all' } })
    await ask(owner, previewImport, { params: { id }, input: { mode: 'merge' } })
  }
}

async function lookAtDecks(owner: Owner) {
  for (const name of ['goblins', 'krenko']) {
    const params = { id: idOf(owner, name) }
    for (const endpoint of [getDeck, listDeckChanges, getDeckNeeds, getDeckAdditions]) {
      await ask(owner, endpoint, { params, input: {} })
    }
    await ask(owner, getDeckVersion, { params: { ...params, version: '1' } })
    await ask(owner, planSwaps, { params, input: { to: 'owned' } })
    await ask(owner, exportDeck, { params, input: { format: 'arena' } })
  }
  const deckIds = [idOf(owner, 'goblins'), idOf(owner, 'krenko')]
  await ask(owner, getBuyList, { input: { deckIds, sparesOthers: true } })
  const shareId = owner.ids.get('link')
  if (shareId) await ask(owner, getSharedDeck, { params: { shareId } })
}
