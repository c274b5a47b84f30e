import type { DeckCover, PlannedDeck } from '@manafolio/contract'
import { useState } from 'react'
import { CardPicture } from '../../../card-kit/art/card-picture.tsx'
import { EmptyCover } from '../list/empty-cover.tsx'
import classes from './plan-art.module.css'

interface PlanArtProps {
  deck: PlannedDeck
  /** The same with more said of it, where that is known. */
  cover: DeckCover | null
}

/** The art of the card that stands for a deck, small. */
export function PlanArt({ deck, cover }: PlanArtProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const { artCrop, name = '' } = deck.cover ?? {}
  return (
    <div className={classes.art} aria-hidden="true">
      {artCrop && artCrop !== failedUrl ? (
        <img
          className={classes.image}
          src={artCrop}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(artCrop)}
        />
      ) : (
        <Picture name={name} cover={cover} />
      )}
    </div>
  )
}

function Picture({ name, cover }: { name: string; cover: DeckCover | null }) {
  if (!name) return <EmptyCover />
  const { typeLine = '', colorIdentity = [] } = cover ?? {}
  return <CardPicture name={name} typeLine={typeLine} colors={colorIdentity.join('')} />
}
