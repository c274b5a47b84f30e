import { pages } from '@manafolio/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Leaves the editor for the list as it was. The browser's way back does not open the deck again. */
export function useWayBack(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  return () => {
    // Going back takes a moment: a second press would go back twice.
    if (isLeaving.current) return
    isLeaving.current = true
    if (router.state.location.state.isOverDecks) return router.history.back()
    void navigate({
      to: pages.deckBuilding,
      search: (search) => search,
      resetScroll: false,
      replace: true,
    })
  }
}
