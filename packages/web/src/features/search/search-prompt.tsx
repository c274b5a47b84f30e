import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import classes from './search-prompt.module.css'

const examples = [
  { query: 'Lightning Bolt', says: 'a card by its name' },
  { query: 't:goblin f:modern', says: 'goblins that are legal in Modern' },
  { query: 'c:u mv<=2 o:"draw a card"', says: 'cheap blue cards that draw' },
  { query: 'id<=wu r:mythic usd<5', says: 'mythics for a white-blue deck, under $5' },
]

/** What stands here before a search: a word, and queries to try. */
export function SearchPrompt({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <div className={classes.prompt}>
      <p className={classes.text}>
        Search for a card by name to see its printings and market prices, or use the query language:
      </p>
      <ul className={classes.examples}>
        {examples.map(({ query, says }) => (
          <li key={query}>
            <button type="button" className={classes.example} onClick={() => onSearch(query)}>
              <code className={classes.query}>{query}</code>
              <span className={classes.says}>{says}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to={pages.searchSyntax}>The whole search syntax</Link>
      </p>
    </div>
  )
}
