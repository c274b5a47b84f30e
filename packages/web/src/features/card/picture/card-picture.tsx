import type { Card, CardFace, CardPage } from '@manafolio/contract'
import { IconRefresh, IconRotateClockwise } from '@tabler/icons-react'
import { useState } from 'react'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { Button } from '../../../ui/button.tsx'
import classes from './card-picture.module.css'
import { turnOf } from './turn.ts'

/** Both sides stand side by side where there is room; otherwise one of them, which a button flips. */
export function CardPicture({ page }: { page: CardPage }) {
  const [isFlipped, setFlipped] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const [missing, setMissing] = useState<string>()
  const { card } = page
  const [front = card, back] = sidesOf(card)
  const turn = turnOf(page)
  const shown = isFlipped && back ? back : front
  // A face that is drawn in place of the image stands upright.
  const canTurn = turn !== 0 && !(back && isFlipped) && card.imageUris && missing !== card.id
  return (
    <div className={classes.picture}>
      <div className={classes.sides}>
        <div
          className={classes.side}
          data-shown={shown === front}
          data-turn={canTurn && isTurned ? turn : undefined}
        >
          <Side card={front} onMissing={() => setMissing(card.id)} />
        </div>
        {back && (
          <div className={classes.side} data-shown={shown === back}>
            <Side card={back} />
          </div>
        )}
      </div>
      <div className={classes.buttons}>
        {back && (
          <Button
            variant="default"
            className={classes.flip}
            aria-pressed={isFlipped}
            leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
            onClick={() => setFlipped(!isFlipped)}
          >
            Flip
          </Button>
        )}
        {canTurn && (
          <Button
            variant="default"
            aria-pressed={isTurned}
            leftSection={<IconRotateClockwise size={18} stroke={1.7} aria-hidden />}
            onClick={() => setTurned(!isTurned)}
          >
            Rotate
          </Button>
        )}
      </div>
    </div>
  )
}

type SideCard = Parameters<typeof CardImage>[0]['card']

function Side({ card, onMissing }: { card: SideCard; onMissing?: () => void }) {
  return (
    <CardImage
      card={card}
      sizes="(min-width: 1100px) 340px, (min-width: 700px) 260px, 300px"
      loading="eager"
      {...(onMissing && { onMissing })}
    />
  )
}

/** One for each image; a card whose faces share an image has one side. */
function sidesOf(card: Card): SideCard[] {
  const faces = card.faces.filter(({ imageUris }) => imageUris !== null)
  return faces.length > 1 ? faces.map((face) => sideOf(card, face)) : [card]
}

function sideOf({ rarity, setCode, colorIdentity }: Card, face: CardFace): SideCard {
  return { ...face, rarity, setCode, colorIdentity }
}
