import type { SearchSyntax } from '@manafolio/contract'
import { ExampleLink } from './example-link.tsx'
import classes from './trait-list.module.css'

/** The values of `is:` with what they say of a card. */
export function TraitList({ traits }: Pick<SearchSyntax, 'traits'>) {
  return (
    <ul className={classes.list}>
      {traits.map(({ names: [name, ...others], says }) => (
        <li key={name} className={classes.trait}>
          <ExampleLink query={`is:${name}`} />
          <p className={classes.says}>
            {says}
            {others.length > 0 && `; also ${others.join(', ')}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
