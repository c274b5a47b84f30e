import { type RelatedCard, type Relation, relations } from '@manafolio/contract'
import { useMemo, useState } from 'react'
import { CardArt } from '../../../card-kit/card-art-panel.tsx'
import { CardLink } from '../../../card-kit/card-link.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { SearchLink } from '../search-link.tsx'
import { useFolded } from '../use-folded.tsx'
import classes from './related-cards.module.css'

const titles: Record<Relation, string> = {
  'meld result': 'Melds into',
  'meld part': 'Meld parts',
  partner: 'Partners',
  token: 'Tokens and emblems',
  'combo piece': 'Goes with',
  'names this card': 'Cards that name this one',
  'named by this card': 'Cards that this one names',
  'same art': 'Same art',
}

const cardsShown = 9

interface RelatedCardsProps {
  name: string
  related: readonly RelatedCard[]
}

/** Other cards by how they belong to this one, the closest first, and a search for those like it. */
export function RelatedCards({ name, related }: RelatedCardsProps) {
  const groups = relations
    .map((relation) => ({ relation, cards: related.filter((one) => one.relation === relation) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <PageSection id="related" title="Related cards">
      {groups.map(({ relation, cards }) => (
        <Group key={relation} title={titles[relation]} cards={cards} />
      ))}
      <p className={classes.group}>
        <SearchLink className={classes.like} query={`like:"${name.replace(/["\\]/g, '\\$&')}"`}>
          Cards like this
        </SearchLink>
      </p>
    </PageSection>
  )
}

interface GroupProps {
  title: string
  cards: readonly RelatedCard[]
}

function Group({ title, cards }: GroupProps) {
  const { shown, toggle } = useFolded(cards, { limit: cardsShown, noun: 'card' })
  return (
    <div className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.cards}>
        {shown.map((card) => (
          <li key={card.id}>
            <Related card={card} />
          </li>
        ))}
      </ul>
      {toggle}
    </div>
  )
}

function Related({ card }: { card: RelatedCard }) {
  const linked = useMemo(() => ({ name: card.name, id: card.id, printing: card }), [card])
  return (
    <CardLink card={linked} className={classes.card}>
      <Thumb key={card.image} card={card} />
      <span className={classes.text}>
        <b className={classes.name}>{card.name}</b>
        <span className={classes.quiet}>{card.typeLine}</span>
        {card.isGuess && <span className={classes.quiet}>Guessed from the rules text</span>}
      </span>
    </CardLink>
  )
}

function Thumb({ card: { image, name, typeLine, setCode } }: { card: RelatedCard }) {
  const [hasFailed, setFailed] = useState(false)
  const drawn = { manaCost: '', oracleText: '', rarity: '', colorIdentity: [] }
  return (
    <span className={classes.thumb} aria-hidden="true">
      {image && !hasFailed ? (
        <img
          className={classes.image}
          src={image}
          width={488}
          height={680}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <CardArt card={{ name, typeLine, setCode, ...drawn }} />
      )}
    </span>
  )
}
