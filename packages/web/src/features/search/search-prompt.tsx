import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import classes from './search-prompt.module.css'

const examples = [
  { query: 'Lightning Bolt', description: 'a card by its name' },
  { query: 't:goblin f:modern', description: 'goblins that are legal in Modern' },
  { query: 'c:u mv<=2 o:"draw a card"', description: 'cheap blue cards that draw' },
  { query: 'id<=wu r:mythic usd<5', description: 'mythics for a white-blue deck, under $5' },
]

/** Shown before a search: a prompt and example queries. */
export function SearchPrompt({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <div className={classes.prompt}>
      <p className={classes.searchPromptText}>
        Search for a card by name to see its printings and market prices, or use the query language:
      </p>
      <ul className={classes.examples}>
        {examples.map(({ query, description }) => (
          <li key={query}>
            <button type="button" className={classes.example} onClick={() => onSearch(query)}>
              <code className={classes.query}>{query}</code>
              <span className={classes.description}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to={pages.searchSyntax}>The whole search syntax</Link>
        <Link to={pages.sets} search={{}}>
          All sets
        </Link>
      </p>
    </div>
  )
}
