import type { ImportCard } from '@manafolio/contract'
import { useState } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { useSite } from '../../../../lib/site.ts'
import { useCardDetails } from '../../use-card-details.ts'
import classes from './import-card-image.module.css'

interface ImportCardImageProps {
  card: ImportCard
  /** In px. */
  width: number
}

/** A printing as it looks; words beside it say which one it is. */
export function ImportCardImage({ card, width }: ImportCardImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const { imageUrl } = card
  return (
    <span className={classes.frame} aria-hidden="true">
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          className={classes.image}
          src={imageUrl}
          width={width}
          height={Math.round((width * 680) / 488)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        <Face scryfallId={card.scryfallId} width={width} />
      )}
    </span>
  )
}

function Face({ scryfallId, width }: { scryfallId: string; width: number }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, scryfallId)
  return card && <CardImage card={card} sizes={`${width}px`} />
}
