import { type DeckCover, pages } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import type { Deps } from '../../deps.ts'
import type { PageHead, PageImage } from '../../http/page-head.ts'
import { siteAddress, siteImage } from '../../http/site-address.ts'
import { stateOf } from '../deck-state.ts'
import { findSharedDeck } from './share-store.ts'
import { descriptionOf, titleOf } from './shared-deck-text.ts'

type Needs = Pick<Deps, 'readStale' | 'catalogue' | 'config'>

/** What the page of a shared deck says of itself; undefined when the link leads nowhere. */
export async function headOfSharedDeck(
  { readStale, catalogue, config }: Needs,
  shareId: string,
): Promise<PageHead | undefined> {
  const deck = await readStale(async (db) => {
    const found = await findSharedDeck(db, shareId)
    return found && stateOf(db, { catalogue }, found)
  })
  if (!deck) return undefined
  const current = catalogue.current()
  return {
    title: titleOf(deck),
    description: descriptionOf(deck, current.meta.pricesAsOf),
    url: siteAddress(config)(pages.sharedDeck.replace('$shareId', shareId)),
    image: imageOf(current, deck.cover) ?? siteImage(config),
    isListed: false, // only who has the link may find it
  }
}

function imageOf(catalogue: Catalogue, cover: DeckCover | null): PageImage | undefined {
  if (!cover) return undefined
  const { name, artist, artCrop, scryfallId } = cover
  if (artCrop !== null) {
    return { url: artCrop, alt: artist ? `Art of ${name} by ${artist}` : `Art of ${name}` }
  }
  const printing = catalogue.printingById.get(scryfallId)
  const [card] = printing === undefined ? [] : presentCards(catalogue, [printing])
  const url = card?.imageUris?.normal
  return url ? { url, alt: name } : undefined
}
