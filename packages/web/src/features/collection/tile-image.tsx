import { IconPhotoOff } from '@tabler/icons-react'
import { CardImage } from '../../card-kit/card-image.tsx'
import classes from './card-tile.module.css'
import type { TileCard } from './tile-card.ts'

interface TileImageProps {
  card: TileCard | null
  isLoading: boolean
}

/** The card, or its place while there is none. */
export function TileImage({ card, isLoading }: TileImageProps) {
  if (card) {
    return (
      <CardImage card={card} sizes="(min-width: 1100px) 180px, (min-width: 700px) 24vw, 48vw" />
    )
  }
  return (
    <div className={classes.placeholder} data-pending={isLoading || undefined}>
      {!isLoading && <IconPhotoOff size={36} stroke={1.4} aria-hidden />}
    </div>
  )
}
