import type { Card } from '@manafolio/contract'
import { useState } from 'react'
import { CardArt } from '../../../card-kit/card-art-panel.tsx'
import classes from './row-thumb.module.css'

interface RowThumbProps {
  card: Card | null
  className?: string | undefined
}

/** The card as small as it can be known again; without an image only its art, as no word would fit. */
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
