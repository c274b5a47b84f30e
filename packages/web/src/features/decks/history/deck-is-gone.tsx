import { pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { DeckNotFound } from '../editor/deck-not-found.tsx'

export function DeckIsGone() {
  const navigate = useNavigate()
  return <DeckNotFound onClose={() => void navigate({ to: pages.deckBuilding, search: {} })} />
}
