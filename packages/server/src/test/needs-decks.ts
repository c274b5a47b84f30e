import { addToCollection, type SlotType } from '@manafolio/contract'
import type { Client } from './client.ts'
import { card, makeDeck, setCards } from './decks.ts'
import { printing } from './sample-cards.ts'

/** Printings of the sample catalogue, by card, dearest first. */
export const bolt = {
  alpha: printing.lightningBoltAlpha, // $620.00
  clue: '77c6fa74-5543-42ac-9ead-0e890b188e99', // $2.80
  masters: 'e3285e6b-3e79-4d7c-bf96-d920f973b122', // $1.28
  baldursGate: printing.lightningBoltBaldursGate, // $0.80
  /** Of a world championship deck: no card to play with, and no price. */
  championship: '02e20655-321c-4194-ab72-b4a5473238d1',
} as const

export const guide = {
  doubleMasters: '62d2058c-3f20-4566-b366-93a2cbbe682f', // $2.28, as foil $1.65
  zendikar: printing.goblinGuideZendikar, // $1.53
  modernMasters: '552b7314-5dd9-4722-841b-2e9d5647f854', // $1.30
} as const

export const opt = {
  eldraine: 'c3669391-8f64-4904-b432-0f0582f30449', // $0.35, as foil $0.32
  mysticalArchive: 'ab59ac4f-2a77-4566-85c0-32666447dcf2', // $0.42
} as const

export const mountain = {
  innistrad: '8a4448b6-0dbe-427c-b145-8ac915fc0dfc', // $0.37
  finalFantasy: 'd061b9a8-e95d-48ec-a1c9-337433b62dfc', // $0.27
  core: 'd67cf0c1-5658-4f88-9fbd-63c1dbf77ee0', // $0.08
} as const

export const snowForest = {
  horizons: '1c59fc48-704b-4187-b9d3-2a2cff6dd54b', // $1.00
  kaldheim: 'ca17acea-f079-4e53-8176-a2f5c5c408a1', // $0.72
} as const

/** Puts copies of printings into a user's collection. */
export async function own(member: Client, quantities: Record<string, number>): Promise<void> {
  for (const [scryfallId, quantity] of Object.entries(quantities)) {
    await member.call(addToCollection, { input: { scryfallId, quantity } })
  }
}

type Quantities = Record<string, number>

/** A deck of Commander, led by a printing. */
export async function ledBy(
  member: Client,
  commanderId: string,
  main: Quantities = {},
  side: Quantities = {},
): Promise<string> {
  const { id } = await makeDeck(member, { format: 'commander', commanderId })
  const inSlot = (slotType: SlotType, some: Quantities) =>
    Object.entries(some).map(([one, quantity]) => card(one, { quantity, slotType }))
  const all = [...inSlot('main', main), ...inSlot('side', side)]
  if (all.length > 0) await setCards(member, id, all)
  return id
}
