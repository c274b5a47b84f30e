import {
  completeQuery,
  copiesToBuy,
  countOwned,
  type Endpoint,
  exportCollection,
  exportDeck,
  findInCollection,
  findInDeck,
  findMentionedCards,
  getBuyList,
  getDeck,
  getDeckAdditions,
  getDeckFits,
  getDeckNeeds,
  getDeckSuggestions,
  getDeckTexts,
  getDeckVersion,
  getImport,
  getOwnedCard,
  getPullList,
  getReturnList,
  getSetBuyList,
  getSetPage,
  getSharedDeck,
  getValueHistory,
  getValueMovers,
  listCollectionChanges,
  listDeckChanges,
  listImportRows,
  listImports,
  listPlannedChanges,
  listSetSummaries,
  planSwaps,
  previewImport,
  searchCards,
} from '@manafolio/contract'
import { printing } from '../../sample-cards.ts'
import { endpoints } from '../contract-endpoints.ts'
import { isPlainRead } from '../scene.ts'
import { call, idOf, type Owner } from './owner.ts'

const guide = printing.goblinGuideZendikar
const plainReads = endpoints.map(({ endpoint }) => endpoint).filter(isPlainRead)

/** Asks everything that can be asked of a user things, and notes the answers. */
export async function lookAtAll(owner: Owner): Promise<void> {
  for (const endpoint of plainReads) await call(owner, endpoint)
  for (const [endpoint, input] of questions) await call(owner, endpoint, { input })
  await call(owner, getOwnedCard, { params: { scryfallId: guide } })
  await lookAtSets(owner)
  await lookAtImports(owner)
  if (owner.ids.has('goblins')) await lookAtDecks(owner)
}

const questions: readonly (readonly [Endpoint, object])[] = [
  [findInCollection, { q: 'goblin' }],
  [findInCollection, { q: 'deck:any or free' }],
  [searchCards, { query: 'deck:any or free' }],
  [completeQuery, { q: 'deck:' }],
  [findMentionedCards, { mentions: ['Goblin Guide'] }],
  [countOwned, { scryfallIds: [guide, printing.krenkoPrerelease] }],
  [listCollectionChanges, { scryfallId: guide }],
  [getValueHistory, { from: '2026-08-01', to: '2026-08-31' }],
  [getValueMovers, { days: '7' }],
  [exportCollection, { format: 'manafolio' }],
]

async function lookAtSets(owner: Owner) {
  const params = { code: 'zen' }
  await call(owner, listSetSummaries)
  await call(owner, getSetPage, { params })
  await call(owner, getSetBuyList, { params, input: { goal: 'printings' } })
}

async function lookAtImports(owner: Owner) {
  const imports: { id: string }[] = await call(owner, listImports)
  for (const { id } of imports) {
    await call(owner, getImport, { params: { id } })
    await call(owner, listImportRows, { params: { id }, input: { show: 'all' } })
    await call(owner, previewImport, { params: { id }, input: { mode: 'merge' } })
  }
}

async function lookAtDecks(owner: Owner) {
  for (const name of ['goblins', 'krenko']) {
    const params = { id: idOf(owner, name) }
    for (const endpoint of [
      getDeck,
      listDeckChanges,
      getDeckNeeds,
      getDeckAdditions,
      getDeckSuggestions,
      getDeckFits,
      getPullList,
      getReturnList,
      getDeckTexts,
      listPlannedChanges,
    ]) {
      await call(owner, endpoint, { params, input: {} })
    }
    await call(owner, getDeckVersion, { params: { ...params, version: '1' } })
    await call(owner, findInDeck, { params, input: { q: 'goblin or free or missing' } })
    await call(owner, completeQuery, { input: { q: 'category:', deckId: params.id } })
    await call(owner, planSwaps, { params, input: { to: 'owned' } })
    await call(owner, exportDeck, { params, input: { format: 'arena' } })
  }
  const deckIds = [idOf(owner, 'goblins'), idOf(owner, 'krenko')]
  for (const copies of copiesToBuy) {
    await call(owner, getBuyList, { input: { deckIds, copies, sparesOthers: true } })
  }
  const shareId = owner.ids.get('link')
  if (shareId) await call(owner, getSharedDeck, { params: { shareId } })
}
