import type { Card, CardFace } from '@manafolio/contract'
import { AlsoCalled } from '../../../../card-kit/also-called.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import type { ResultPlace } from '../../../../card-kit/result-trail/result-place.ts'
import { SymbolText } from '../../../../card-kit/symbol-text.tsx'
import classes from './card-rules.module.css'

interface CardRulesProps {
  card: Card
  place: ResultPlace
  /** The card's name is where the arrow keys lead. */
  isResult?: boolean
}

/** Name, cost, type and text; for a card with several faces, those of each face. */
export function CardRules({ card, place, isResult = false }: CardRulesProps) {
  const [front, ...others] = card.faces.length > 1 ? card.faces : [card]
  if (!front) return null
  return (
    <>
      <div className={classes.top}>
        <h3 className={classes.name}>
          <CardLink
            card={linkedCard(card)}
            place={place}
            isResult={isResult}
            className={classes.link}
          >
            {card.name}
          </CardLink>
        </h3>
        <ManaCost cost={front.manaCost} />
      </div>
      <AlsoCalled card={card} className={classes.otherNames} />
      <Text face={front} />
      {others.map((face) => (
        <div key={face.name} className={classes.face}>
          <div className={classes.top}>
            <p className={classes.faceName}>{face.name}</p>
            <ManaCost cost={face.manaCost} />
          </div>
          <Text face={face} />
        </div>
      ))}
    </>
  )
}

type FaceText = Pick<
  CardFace,
  'typeLine' | 'oracleText' | 'power' | 'toughness' | 'loyalty' | 'defense'
>

function Text({ face }: { face: FaceText }) {
  const stat = statOf(face)
  return (
    <>
      <p className={classes.type}>
        {face.typeLine}
        {stat && <span className={classes.stat}> {stat}</span>}
      </p>
      {face.oracleText && (
        <div className={classes.text}>
          <SymbolText text={face.oracleText} />
        </div>
      )}
    </>
  )
}

function statOf({ power, toughness, loyalty, defense }: FaceText): string | null {
  if (power !== null && toughness !== null) return `${power}/${toughness}`
  if (loyalty !== null) return `Loyalty ${loyalty}`
  return defense === null ? null : `Defense ${defense}`
}
