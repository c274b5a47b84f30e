import {
  addToCollection,
  listCardChanges,
  markCardChangesSeen,
  previewRestoration,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { copies } from '../../copies.ts'
import { leader } from '../../decks.ts'
import { printing } from '../../sample-cards.ts'
import { call, idOf, type Owner, sameId } from './owner.ts'
import type { OwnerSteps } from './steps.ts'

const guide = printing.goblinGuideZendikar
const bolt = printing.lightningBoltBaldursGate
const split = printing.fireIceApocalypse

/** Ids that card data merges into others, or withdraws, while the owners have copies under them. */
export const oldIds = {
  guide: 'an-old-goblin-guide',
  leader: leader.krenkoJumpstart,
  withdrawn: leader.atraxa,
}

export const earlySteps: OwnerSteps = {
  // So that changes of the two that have the same number are not of the same time.
  'has a card before the other': async (owner) => {
    for (let i = 0; i < owner.earlyChanges; i++) await add(owner, split, 40 + i)
  },
}

export const collectionSteps: OwnerSteps = {
  'adds cards': async (owner) => {
    await add(owner, printing.krenkoPrerelease, 2)
    await add(owner, bolt, 3)
    await add(owner, oldIds.guide, 4)
    await add(owner, oldIds.withdrawn, 5)
    owner.ids.set('the first state', owner.app.clock.now().toISOString())
  },
  // So many that some of them have the number of one by the other.
  'adds a card again and again': async (owner) => {
    for (let i = 0; i < 6; i++) await add(owner, split, 60 + i)
  },
  'does something else under the same id': (owner) => {
    const quantity = owner.copies + 20
    if (owner.earlyChanges > 0) return add(owner, split, 50)
    const params = { scryfallId: guide }
    return call(owner, updateCollectionEntry, { params, input: { quantity }, key: sameId(50) })
  },
  'undoes that': (owner) => undo(owner, 50),
  'changes entries': async (owner) => {
    const params = { scryfallId: bolt }
    const quantity = owner.copies + 4
    await call(owner, updateCollectionEntry, { params, input: { quantity }, key: sameId(6) })
    const variants = copies(`${owner.copies + 1} foil`, '1 nonfoil LP de')
    await call(owner, updateVariants, { params, input: { variants }, key: sameId(7) })
  },
  'removes an entry': (owner) =>
    call(owner, removeFromCollection, { params: { scryfallId: bolt }, key: sameId(8) }),
  'undoes the removal': (owner) => undo(owner, 8),
  'undoes that a card was added': (owner) => undo(owner, 2),
  'repeats an undo': (owner) => undo(owner, 8),
  'previews an earlier state': (owner) =>
    call(owner, previewRestoration, { input: { at: idOf(owner, 'the first state') } }),
  'restores an earlier state': (owner) =>
    call(owner, restoreCollection, {
      input: { at: idOf(owner, 'the first state') },
      key: sameId(9),
    }),
}

export function addFirst(owner: Owner) {
  return add(owner, guide, 1)
}

function add(owner: Owner, scryfallId: string, key: number) {
  const input = { scryfallId, quantity: owner.copies }
  return call(owner, addToCollection, { input, key: sameId(key) })
}

export function undo(owner: Owner, change: number) {
  const params = { id: sameId(change) }
  return call(owner, undoCollectionChange, { params, key: sameId(100 + change) })
}

/** All up to the newest of them. */
export async function seeCardChanges(owner: Owner) {
  const { changes } = await call(owner, listCardChanges, { input: {} })
  await call(owner, markCardChangesSeen, { input: { upTo: changes[0].happenedAt } })
}
