import { addToCollection, createDeck, searchCards, setDeckCards } from '@manafolio/contract'
import { signUp } from './search-load.ts'

export interface PageWorld {
  cookie: string
  deckId: string
}

/** A new account with a small collection and a deck of 36 cards, from the sample's cards. */
export async function makePageWorld(url: string): Promise<PageWorld> {
  const cookie = await signUp(url)
  const post = async ({ path }: { path: string }, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const { cards } = await post(searchCards, { query: 't:creature', unique: 'cards' })
  for (const { id } of cards.slice(0, 20))
    await post(addToCollection, { scryfallId: id, quantity: 2 })
  const { id: deckId } = await post(createDeck, { name: 'Measured', format: 'modern' })
  const rows = cards.slice(0, 12).map((card: { id: string; name: string }) => ({
    scryfallId: card.id,
    cardName: card.name,
    quantity: 3,
    slotType: 'main',
  }))
  await post({ path: setDeckCards.path.replace(':id', deckId) }, { cards: rows })
  return { cookie, deckId }
}
