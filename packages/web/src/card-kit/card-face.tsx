import { CardArt } from './card-art-panel.tsx'
import classes from './card-face.module.css'
import { type FaceCard, frontOf } from './face-card.ts'
import { fitFace } from './face-fit.ts'
import { frameOf } from './face-frame.ts'
import { FaceStat } from './face-stat.tsx'
import { FaceTextBox } from './face-text-box.tsx'
import { ManaCost } from './mana-cost.tsx'
import { SetSymbol } from './set-symbol.tsx'

export interface CardFaceProps {
  card: FaceCard
  /** The whole card, or only its picture where the words stand beside it anyway. */
  shows?: 'card' | 'picture'
}

/** The card as text and own art, for when there is no image. Fills the width it is given. */
export function CardFace({ card, shows = 'card' }: CardFaceProps) {
  const front = frontOf(card)
  return (
    <div
      className={classes.face}
      data-shows={shows}
      role="img"
      aria-label={`${front.name}, ${front.typeLine}. No Image`}
      style={faceStyle(card)}
    >
      <div className={classes.sheet} aria-hidden="true">
        {shows === 'picture' ? <Picture card={card} /> : <WholeCard card={card} />}
      </div>
    </div>
  )
}

function Picture({ card }: { card: FaceCard }) {
  return (
    <div className={classes.art}>
      <CardArt card={card} />
      <span className={classes.missing}>No Image</span>
    </div>
  )
}

function WholeCard({ card }: { card: FaceCard }) {
  const front = frontOf(card)
  return (
    <>
      <div className={classes.name}>
        <span className={classes.title}>{front.name}</span>
        <ManaCost cost={front.manaCost} />
      </div>
      <Picture card={card} />
      <div className={classes.type}>
        <span className={classes.line}>{front.typeLine}</span>
        <SetSymbol setCode={card.setCode} rarity={card.rarity} />
      </div>
      <FaceTextBox
        text={front.oracleText}
        typeLine={front.typeLine}
        colors={card.colorIdentity}
        hasStat={Boolean(front.toughness ?? front.loyalty ?? front.defense)}
      />
      <FaceStat front={front} />
    </>
  )
}

function faceStyle(card: FaceCard): Record<`--${string}`, string> {
  const front = frontOf(card)
  const { edge, plate } = frameOf(front, card.colorIdentity)
  const { name, type, art, text } = fitFace(front)
  return {
    '--edge-start': edge[0],
    '--edge-end': edge[1],
    '--plate': plate,
    '--name-size': `${name}cqw`,
    '--type-size': `${type}cqw`,
    '--art-height': `${art}cqw`,
    '--text-size': `${text}cqw`,
  }
}
