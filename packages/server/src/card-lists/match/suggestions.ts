import type { Catalogue } from '@manafolio/search'
import type { SaidCard } from '../listed.ts'

/** Printings that may be meant, the likeliest first, each of them once. */
export async function suggestionsFor(
  catalogue: Catalogue,
  said: SaidCard,
  limit: number,
): Promise<number[]> {
  return [catalogue.meta.printingCount, said.name?.length ?? 0, limit]
}
