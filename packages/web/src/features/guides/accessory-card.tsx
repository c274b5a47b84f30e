import type { Accessory } from './accessories.tsx'
import classes from './accessory-card.module.css'
import { ShopLink } from './shop-link.tsx'

/** What a thing is good for, with figures to remember and, for most, the way to buy one. */
export function AccessoryCard({ accessory }: { accessory: Accessory }) {
  const { tag, gist, paragraphs, facts, buy, drawing } = accessory
  return (
    <div className={classes.card}>
      <p className={classes.tag}>{tag}</p>
      <div className={classes.picture}>
        {drawing}
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.words}>
        <p className={classes.gist}>{gist}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {buy && (
          <div className={classes.buy}>
            <ShopLink words={buy.words}>{buy.label}</ShopLink>
            <p className={classes.disclosure}>
              Affiliate link to TCGplayer: we may earn a commission if you buy, and you pay no more.
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
