import { readFile } from 'node:fs/promises'
import type { AdviceDeckCard } from '@manafolio/deck'
import * as z from 'zod/mini'
import type { AdviceWorld } from './advice-world.ts'

const listedCards = z.array(z.tuple([z.number(), z.string()]))
const listedDeck = z.object({
  name: z.string(),
  format: z.string(),
  commander: z.array(z.string()),
  main: listedCards,
  side: z._default(listedCards, []),
})

/** A real deck by the numbers of its cards. */
export interface BenchDeck {
  name: string
  format: string
  commanders: readonly number[]
  /** The main deck without commanders. */
  cards: readonly AdviceDeckCard[]
  sideboard: readonly number[]
}

/** Reads a file with a deck a line. Cards that are not in the world are left out. */
export async function readBenchDecks(file: string, world: AdviceWorld): Promise<BenchDeck[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const { name, format, commander, main, side } = listedDeck.parse(JSON.parse(line))
    const commanders = commander.flatMap((one) => world.cardCalled(one) ?? [])
    const copies = countCopies(main, world)
    return {
      name,
      format,
      commanders,
      cards: Array.from(copies, ([card, count]) => ({ card, copies: count })).filter(
        ({ card }) => !commanders.includes(card),
      ),
      sideboard: [...countCopies(side, world).keys()],
    }
  })
}

function countCopies(listed: z.infer<typeof listedCards>, world: AdviceWorld) {
  const copies = new Map<number, number>()
  for (const [count, name] of listed) {
    const card = world.cardCalled(name)
    if (card !== undefined) copies.set(card, (copies.get(card) ?? 0) + count)
  }
  return copies
}
