import {
  addPlannedChange,
  changeDeckPrinting,
  copySharedDeck,
  createDeck,
  createDeckVariant,
  deleteDeck,
  deleteDecks,
  deletePlannedChange,
  dismissSuggestion,
  duplicateDeck,
  organizeDecks,
  prioritizeDeck,
  readDeckList,
  removeDeckCard,
  removePriority,
  restoreDeck,
  restoreSuggestion,
  setDeckCard,
  setDeckCards,
  setDeckTexts,
  shareDeck,
  stopSharingDeck,
  updateDeck,
  updatePlannedChange,
} from '@manafolio/contract'
import { oracle, printing } from '../../sample-cards.ts'
import { oldIds } from './collection-steps.ts'
import { call, idOf, type Owner } from './owner.ts'
import type { OwnerSteps } from './steps.ts'

const guide = printing.goblinGuideZendikar

export const deckSteps: OwnerSteps = {
  // One at a time: decks of one instant are in the order of their ids, which the server chooses.
  'makes a deck': (owner) => {
    const cards = [guide, oldIds.guide, oldIds.withdrawn].map((id) => card(owner, id))
    const side = { ...card(owner, guide), slotType: 'side' }
    return make(owner, 'goblins', { format: 'modern', cards: [...cards, side] })
  },
  'makes a deck with a leader whose id changes': (owner) => {
    const led = { commanderId: oldIds.leader, format: 'commander' }
    return make(owner, 'krenko', { ...led, cards: [card(owner, oldIds.guide)] })
  },
  'makes a deck with a leader who is withdrawn': (owner) =>
    make(owner, 'atraxa', { commanderId: oldIds.withdrawn, format: 'commander' }),
  'sets cards': async (owner) => {
    const bolt = { ...card(owner, printing.lightningBoltBaldursGate), cardName: 'Lightning Bolt' }
    await call(owner, setDeckCard, { params: goblins(owner), input: bolt })
    const cards = [{ ...bolt, quantity: owner.copies + 1 }]
    await call(owner, setDeckCards, { params: goblins(owner), input: { cards } })
  },
  'changes a printing': (owner) =>
    call(owner, changeDeckPrinting, {
      params: goblins(owner),
      input: {
        scryfallId: printing.lightningBoltBaldursGate,
        to: { scryfallId: printing.lightningBoltAlpha, cardName: 'Lightning Bolt' },
      },
    }),
  'takes out a card': (owner) =>
    call(owner, removeDeckCard, {
      params: { deckId: idOf(owner, 'goblins'), scryfallId: printing.lightningBoltAlpha },
      input: { slotType: 'main' },
    }),
  'renames a deck': (owner) =>
    call(owner, updateDeck, {
      params: goblins(owner),
      input: { name: `The new name by ${owner.name}` },
    }),
  'writes on a deck': (owner) =>
    call(owner, setDeckTexts, {
      params: goblins(owner),
      input: { notes: `Notes of ${owner.name}`, primer: `A primer by ${owner.name}` },
    }),
  'restores a version': (owner) =>
    call(owner, restoreDeck, { params: goblins(owner), input: { to: 2 } }),
  'dismisses suggestions': async (owner) => {
    const cards = [oracle.lightningBolt, oracle.goblinGuide]
    for (const oracleId of cards.slice(0, owner.copies - 1)) {
      await call(owner, dismissSuggestion, { params: goblins(owner), input: { oracleId } })
    }
  },
  'restores a suggestion': (owner) =>
    call(owner, restoreSuggestion, {
      params: { ...goblins(owner), oracleId: oracle.lightningBolt },
    }),
  'lets a deck get a card first': (owner) =>
    call(owner, prioritizeDeck, { params: goblins(owner), input: { scryfallId: guide } }),
  'lets another deck get a card first': async (owner) => {
    const params = { id: idOf(owner, 'krenko') }
    await call(owner, prioritizeDeck, { params, input: { scryfallId: oldIds.guide } })
  },
  'takes back that a deck gets a card first': async (owner) => {
    const params = { ...goblins(owner), scryfallId: guide }
    await call(owner, removePriority, { params })
  },
  'plans changes': async (owner) => {
    const removed = card(owner, guide)
    const added = card(owner, printing.lightningBoltAlpha)
    const reason = `A reason of ${owner.name}`
    const plan = (input: object) => call(owner, addPlannedChange, { params: goblins(owner), input })
    await noting(owner, 'planned', plan({ removed, added, reason }))
    await noting(owner, 'planned cut', plan({ removed: card(owner, oldIds.guide) }))
    await noting(owner, 'planned addition', plan({ added }))
  },
  'changes a plan': (owner) =>
    call(owner, updatePlannedChange, {
      params: { ...goblins(owner), plannedId: idOf(owner, 'planned') },
      input: { reason: `Another reason of ${owner.name}`, added: { quantity: owner.copies + 1 } },
    }),
  'removes a planned change': (owner) =>
    call(owner, deletePlannedChange, {
      params: { ...goblins(owner), plannedId: idOf(owner, 'planned cut') },
    }),
  'applies a planned change': (owner) => {
    const plan = { removedIds: [idOf(owner, 'planned addition')] }
    const cards = [card(owner, printing.lightningBoltAlpha)]
    return call(owner, setDeckCards, { params: goblins(owner), input: { cards, plan } })
  },
  'shares a deck': async (owner) => {
    const { shareId } = await call(owner, shareDeck, { params: goblins(owner) })
    owner.ids.set('link', shareId)
  },
  'copies a deck': (owner) =>
    noting(owner, 'duplicate', call(owner, duplicateDeck, { params: goblins(owner) })),
  'makes a variant': (owner) =>
    noting(owner, 'variant', call(owner, createDeckVariant, { params: goblins(owner) })),
  'copies a shared deck': (owner) => {
    const params = { shareId: idOf(owner, 'link') }
    return noting(owner, 'copy', call(owner, copySharedDeck, { params }))
  },
  'reads a list': (owner) => call(owner, readDeckList, { input: {}, file: '4 Goblin Guide\n' }),
}

export const lastDeckSteps: OwnerSteps = {
  'stops sharing': async (owner) => {
    await call(owner, stopSharingDeck, { params: goblins(owner) })
    owner.ids.delete('link')
  },
  'keeps decks in a folder': (owner) =>
    call(owner, organizeDecks, {
      input: {
        decks: [
          { ...goblins(owner), folder: `Decks of ${owner.name}`, isPinned: true },
          { id: idOf(owner, 'variant'), addTags: [`a tag of ${owner.name}`] },
        ],
      },
    }),
  'deletes a variant': (owner) =>
    call(owner, deleteDecks, { input: { decks: [{ id: idOf(owner, 'variant') }] } }),
  'deletes a copy': (owner) =>
    call(owner, deleteDeck, { params: { id: idOf(owner, 'duplicate') } }),
}

function card(owner: Owner, scryfallId: string) {
  return { scryfallId, cardName: `${scryfallId} by ${owner.name}`, quantity: owner.copies }
}

function goblins(owner: Owner) {
  return { id: idOf(owner, 'goblins') }
}

function make(owner: Owner, name: string, facts: object) {
  const words = { name: `A deck of ${owner.name}`, description: `A plan of ${owner.name}` }
  return noting(owner, name, call(owner, createDeck, { input: { ...words, ...facts } }))
}

async function noting(owner: Owner, name: string, made: Promise<{ id: string }>) {
  owner.ids.set(name, (await made).id)
}
