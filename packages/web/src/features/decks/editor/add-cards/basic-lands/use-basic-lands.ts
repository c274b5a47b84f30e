import type { Card, DeckDetail } from '@manafolio/contract'
import { searchCards } from '@manafolio/contract'
import { basicLandName, basicLookOf, type DeckSheet, type ManaColor } from '@manafolio/deck'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../../lib/api.ts'
import { onePerName } from '../../../kit/one-per-name.ts'
import { fittingTerms } from '../fitting.ts'

const colors: readonly ManaColor[] = ['W', 'U', 'B', 'R', 'G', 'C']

/**
 * A printing of each basic land for colors of which the deck has none: from the set and as snowy as its other
 * ones, or else the cheapest. Those that are not legal in the deck are left out.
 */
export function useBasicLands(deck: DeckDetail, sheet: DeckSheet | null) {
  const look = sheet ? basicLookOf(sheet) : { isSnow: false, setCode: null }
  const query = useQuery({ ...basicLandsQuery(fittingTerms(deck), look), enabled: sheet !== null })
  return { lands: query.data, error: query.error, retry: () => void query.refetch() }
}

function basicLandsQuery(terms: string, { isSnow, setCode }: ReturnType<typeof basicLookOf>) {
  return queryOptions({
    queryKey: ['cards', 'search', 'basic-lands', terms, isSnow, setCode],
    queryFn: async ({ signal }) => {
      const names = new Map(colors.map((color) => [basicLandName(color, isSnow), color]))
      const all = `${terms} (${[...names.keys()].map((name) => `!"${name}"`).join(' or ')})`
      const find = async (text: string) =>
        (await call(searchCards, { input: { query: text, unique: 'cards' }, signal })).cards
      const ofSet = setCode === null ? [] : await find(`${all} set:${setCode}`)
      const found = [...onePerName(ofSet), ...onePerName(await find(all))]
      const lands = new Map<ManaColor, Card>()
      for (const card of found) {
        const color = names.get(card.name)
        if (color && !lands.has(color)) lands.set(color, card)
      }
      return lands
    },
  })
}
