import type { ReactNode } from 'react'
import classes from './card-face.module.css'
import { type FaceCard, type FaceText, frontOf } from './face-card.ts'
import { fitFace, frameOf } from './face-layout.ts'
import { ManaCost } from './mana-cost.tsx'
import { ManaSymbol } from './mana-symbol.tsx'
import { SetSymbol } from './set-symbol.tsx'
import { SymbolText } from './symbol-text.tsx'
import { readAloud } from './symbols.ts'

export interface CardFaceProps {
  card: FaceCard
  /** The picture, which fills its box: `CardArt`, or an image file of it. */
  art: ReactNode
  /** The whole card, or only its picture where its text is shown beside it anyway. */
  shows?: 'card' | 'picture'
  /** The drawing is meant, and no substitute for an image: nothing says that one is missing. */
  isMeant?: boolean
}

/** The card as text and drawn art, for when there is no image. Fills the width it is given. */
export function CardFace({ card, art, shows = 'card', isMeant = false }: CardFaceProps) {
  const front = frontOf(card)
  const picture = (
    <div className={classes.art}>
      {art}
      {!isMeant && <span className={classes.missing}>{noImage}</span>}
    </div>
  )
  return (
    <div
      className={classes.face}
      data-shows={shows}
      data-drawn={isMeant ? undefined : ''}
      role="img"
      aria-label={[
        `${front.name}, ${front.typeLine}.`,
        ...(shows === 'card' && front.oracleText ? [readAloud(front.oracleText)] : []),
        ...(isMeant ? [] : [noImage]),
      ].join(' ')}
      style={faceStyle(card)}
    >
      <div className={classes.sheet} aria-hidden="true">
        {shows === 'picture' ? picture : <WholeCard card={card} picture={picture} />}
      </div>
    </div>
  )
}

const noImage = 'No Image'

function WholeCard({ card, picture }: { card: FaceCard; picture: ReactNode }) {
  const front = frontOf(card)
  return (
    <>
      <div className={classes.name}>
        <span className={classes.title}>{front.name}</span>
        <ManaCost cost={front.manaCost} />
      </div>
      {picture}
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

/** Power and toughness, loyalty or defense, in the bottom right corner as on printed cards. */
function FaceStat({ front }: { front: FaceText }) {
  const { power, toughness, loyalty, defense } = front
  if (power && toughness) return <span className={classes.body}>{`${power}/${toughness}`}</span>
  if (loyalty) return <span className={classes.loyalty}>{loyalty}</span>
  if (defense) return <span className={classes.defense}>{defense}</span>
  return null
}

interface FaceTextBoxProps {
  text: string
  typeLine: string
  colors: readonly string[]
  hasStat: boolean
}

/** The rules text; a basic land shows its symbol instead, as the printed ones do. */
function FaceTextBox({ text, typeLine, colors, hasStat }: FaceTextBoxProps) {
  const [color] = colors
  const isBasic = /^basic .*land/i.test(typeLine) && colors.length < 2
  return (
    <div className={`${classes.box} ${hasStat ? classes.stat : ''}`}>
      {isBasic ? (
        <span className={classes.emblem}>
          <ManaSymbol symbol={color ?? 'C'} />
        </span>
      ) : (
        <div className={classes.text}>
          <SymbolText text={text} />
        </div>
      )}
    </div>
  )
}
