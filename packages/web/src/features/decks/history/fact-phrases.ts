import { type DeckFactsThen, formatFacts } from '@manafolio/contract'

/** What was changed about a deck as a whole, such as “renamed from “A” to “B””. */
export function factPhrases(before: DeckFactsThen, after: DeckFactsThen): string[] {
  return tellers.flatMap((tell) => tell(before, after) ?? [])
}

type Teller = (before: DeckFactsThen, after: DeckFactsThen) => string | undefined

const tellers: readonly Teller[] = [
  ({ name: from }, { name: to }) => (from === to ? undefined : `renamed from “${from}” to “${to}”`),
  ({ format: from }, { format: to }) =>
    from === to ? undefined : `format ${formatFacts[from].name} → ${formatFacts[to].name}`,
  commanderPhrase,
  ({ description: from }, { description: to }) => {
    if (from === to) return undefined
    if (!from) return 'description written'
    return to ? 'description changed' : 'description taken away'
  },
]

function commanderPhrase(before: DeckFactsThen, after: DeckFactsThen): string | undefined {
  const [from, to] = [before.commanderName, after.commanderName]
  if (from !== to) {
    if (!from) return `commander ${to}`
    return to ? `commander ${from} → ${to}` : `took ${from} off as commander`
  }
  return before.commanderId === after.commanderId ? undefined : `another printing of ${to}`
}
