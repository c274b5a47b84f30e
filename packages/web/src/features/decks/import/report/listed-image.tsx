import type { ListedPrinting } from '@manafolio/contract'
import { useState } from 'react'
import { CardPicture } from '../../../../card-kit/art/card-picture.tsx'
import classes from './listed-image.module.css'

interface ListedImageProps {
  printing: ListedPrinting
  /** In px. */
  width: number
}

/** A printing as it looks, or a drawing of its art; words beside it say which one it is. */
export function ListedImage({ printing, width }: ListedImageProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const { image, cardName, typeLine } = printing
  return (
    <span className={classes.frame} aria-hidden="true">
      {image && image !== failedUrl ? (
        <img
          className={classes.image}
          src={image}
          width={width}
          height={Math.round((width * 680) / 488)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(image)}
        />
      ) : (
        <CardPicture name={front(cardName)} typeLine={front(typeLine)} colors="" />
      )}
    </span>
  )
}

function front(text: string): string {
  return text.split(' // ')[0] ?? text
}
