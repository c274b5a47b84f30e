import type { CollectionEntry } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import type { TileWall } from './card-tile.tsx'

interface WallParts extends Pick<TileWall, 'actions' | 'isScrolling' | 'onMenu' | 'onCopies'> {
  /** Called before an entry goes. */
  onLeave: (entry: CollectionEntry) => void
}

/** What tiles have in common. It stays the same object, so that they are not drawn anew for nothing. */
export function useTileWall({
  actions,
  isScrolling,
  onMenu,
  onCopies,
  onLeave,
}: WallParts): TileWall {
  const site = useSite()
  const userId = useCurrentUser()?.id
  const canHover = useMediaQuery('(hover: hover) and (min-width: 1100px)', false, {
    getInitialValueInEffect: false,
  })
  const affiliate = site?.affiliate
  const cardDataUrl = site?.cardDataUrl
  return useMemo(
    () => ({
      cardDataUrl,
      isScrolling,
      shop: affiliate && userId ? { affiliate, userId } : null,
      extras: canHover ? 'hover' : 'menu',
      actions: {
        setQuantity(entry, quantity, cardName) {
          if (quantity === 0) onLeave(entry)
          actions.setQuantity(entry, quantity, cardName)
        },
        remove(entry, cardName) {
          onLeave(entry)
          actions.remove(entry, cardName)
        },
      },
      onMenu,
      onCopies,
    }),
    [cardDataUrl, affiliate, userId, canHover, actions, isScrolling, onMenu, onCopies, onLeave],
  )
}
