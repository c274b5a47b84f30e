import { CardPicture } from '@manafolio/card-art'
import type { DeckCover } from '@manafolio/contract'
import { useState } from 'react'
import classes from './cover-art.module.css'
import { EmptyCover } from './empty-cover.tsx'

/** The art of the deck's cover card, or a drawn picture where there is none. */
export function CoverArt({ cover }: { cover: DeckCover | null }) {
  const [failedUrl, setFailedUrl] = useState('')
  if (!cover) return <EmptyCover />
  const { artCrop, artist, name, typeLine, colorIdentity } = cover
  if (!artCrop || artCrop === failedUrl) {
    return (
      <div className={classes.art}>
        <CardPicture name={name} typeLine={typeLine} colors={colorIdentity.join('')} />
      </div>
    )
  }
  return (
    <div className={classes.art}>
      <img
        className={classes.image}
        src={artCrop}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(artCrop)}
      />
      {artist && <p className={classes.artist}>Art by {artist}</p>}
    </div>
  )
}
