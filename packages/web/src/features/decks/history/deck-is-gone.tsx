import { pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DeckNotFound } from '../editor/deck-not-found.tsx'

export function DeckIsGone() {
  const navigate = useNavigate()
  return (
    <>
      <BackLink to={pages.deckBuilding}>Your Decks</BackLink>
      <PageHeading title="Deck History">What was done to a deck of yours</PageHeading>
      <DeckNotFound onClose={() => void navigate({ to: pages.deckBuilding, search: {} })} />
    </>
  )
}
