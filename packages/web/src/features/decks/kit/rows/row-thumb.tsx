import type { Card } from '@manafolio/contract'
import { useState } from 'react'
import { CardArt } from '../../../../card-kit/card-art-panel.tsx'
import classes from './row-thumb.module.css'

interface RowThumbProps {
  card: Card | null
  className?: string | undefined
}

/** A thumbnail of the card; without an image only its art, because text would not fit. */
export function RowThumb({ card, className }: RowThumbProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const { small, normal } = card?.imageUris ?? {}
  const url = small ?? normal
  return (
    <div className={`${classes.thumb} ${className ?? ''}`} aria-hidden="true">
      {url && url !== failedUrl ? (
        <img
          className={classes.image}
          src={url}
          width={146}
          height={204}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      ) : (
        card && <CardArt card={card} />
      )}
    </div>
  )
}
