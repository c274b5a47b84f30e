import type { SearchSyntax } from '@manafolio/contract'
import { ExampleLink } from './example-link.tsx'
import classes from './grammar-list.module.css'

/** How terms are put together. */
export function GrammarList({ grammar }: Pick<SearchSyntax, 'grammar'>) {
  return (
    <dl className={classes.list}>
      {grammar.map(({ example, help }) => (
        <div key={example} className={classes.entry}>
          <dt>
            <ExampleLink query={example} />
          </dt>
          <dd className={classes.help}>{help}</dd>
        </div>
      ))}
    </dl>
  )
}
