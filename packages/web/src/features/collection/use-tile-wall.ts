import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import type { TileWall } from './card-tile.tsx'

type WallParts = Pick<TileWall, 'actions' | 'isScrolling' | 'onMenu' | 'onCopies'>

/** What tiles have in common. It stays the same object, so that they are not drawn anew for nothing. */
export function useTileWall({ actions, isScrolling, onMenu, onCopies }: WallParts): TileWall {
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
      actions,
      onMenu,
      onCopies,
    }),
    [cardDataUrl, affiliate, userId, canHover, actions, isScrolling, onMenu, onCopies],
  )
}
