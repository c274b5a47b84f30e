import { useState } from 'react'
import { CardArt } from './card-art-panel.tsx'
import { CardFace, type CardFaceProps } from './card-face.tsx'
import classes from './card-image.module.css'
import { type FaceCard, frontOf } from './face-card.ts'
import { frameOf } from './face-layout.ts'

interface CardImageUris {
  small?: string | null
  normal?: string | null
  large?: string | null
}

export interface CardImageProps {
  card: FaceCard & { imageUris: CardImageUris | null }
  /** How wide the image will be, as in the attribute of the same name. */
  sizes: string
  loading?: 'lazy' | 'eager'
  /** How much of the face replaces the image. */
  withoutImage?: CardFaceProps['shows']
  /** Called when the image can't be loaded. */
  onMissing?: () => void
}

/** The card's image in a box of fixed proportions; the face replaces it when there is none. */
export function CardImage({
  card,
  sizes,
  loading = 'lazy',
  withoutImage = 'card',
  onMissing,
}: CardImageProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const { small, normal, large } = card.imageUris ?? {}
  const url = normal ?? large ?? small
  if (!url || url === failedUrl)
    return <CardFace card={card} art={<CardArt card={card} />} shows={withoutImage} />
  return (
    <div className={classes.box} style={placeholderStyle(card)}>
      <img
        className={classes.image}
        src={url}
        srcSet={sourceSet([
          [small, 146],
          [normal, 488],
          [large, 672],
        ])}
        sizes={sizes}
        width={488}
        height={680}
        alt={card.name}
        loading={loading}
        decoding="async"
        onError={() => {
          setFailedUrl(url)
          onMissing?.()
        }}
      />
    </div>
  )
}

/** Until the image is there, its box has the colors of the card's frame. */
function placeholderStyle(card: FaceCard): Record<`--${string}`, string> {
  const { edge } = frameOf(frontOf(card), card.colorIdentity)
  return { '--edge-start': edge[0], '--edge-end': edge[1] }
}

function sourceSet(sources: readonly (readonly [string | null | undefined, number])[]): string {
  return sources.flatMap(([url, width]) => (url ? `${url} ${width}w` : [])).join(', ')
}
