import { type DeckCategory, limits } from '@manafolio/contract'
import { useChangeSettings, useKnownSettings } from '../../../../card-kit/user-settings.ts'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from './categories-dialog.module.css'

interface OwnCategoriesProps {
  categories: readonly DeckCategory[]
  onUse: (own: readonly DeckCategory[]) => void
}

/** The user's categories for all decks: new decks begin with them. */
export function OwnCategories({ categories, onUse }: OwnCategoriesProps) {
  const settings = useKnownSettings()
  const change = useChangeSettings()
  const own = settings?.deckCategories ?? []
  return (
    <section className={classes.own} aria-labelledby="own-categories">
      <h3 id="own-categories" className={classes.ownTitle}>
        My categories for all decks
      </h3>
      <p className={classes.hint}>
        {own.length === 0
          ? 'None are saved yet. New decks begin with those that you save.'
          : `${countOf(own.length, 'category', 'categories')} saved, with which new decks begin: ${own
              .map(({ name }) => name)
              .join(', ')}.`}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={own.length === 0} onClick={() => onUse(own)}>
          Use them in this deck
        </Button>
        <Button
          variant="default"
          disabled={!settings || categories.length === 0}
          onClick={() => change({ deckCategories: categories.slice(0, limits.listedCategories) })}
        >
          Save this deck’s as mine
        </Button>
        {own.length > 0 && (
          <Button variant="subtle" onClick={() => change({ deckCategories: [] })}>
            Forget mine
          </Button>
        )}
      </div>
    </section>
  )
}
