import type { DeckDetail } from '@manafolio/contract'
import { fittingTerms } from './fitting.ts'
import classes from './search-prompt.module.css'

interface SearchPromptProps {
  deck: DeckDetail
  onText: (text: string) => void
}

/** What can be typed, with two queries to press that suit the deck. */
export function SearchPrompt({ deck, onText }: SearchPromptProps) {
  const fitting = fittingTerms(deck)
  const examples = [`t:creature mv<=2 ${fitting}`, `o:"draw a card" usd<1 ${fitting}`]
  return (
    <div className={classes.prompt}>
      <p>A card name, or a query such as</p>
      {examples.map((query) => (
        <button key={query} type="button" className={classes.example} onClick={() => onText(query)}>
          <code>{query}</code>
        </button>
      ))}
    </div>
  )
}
