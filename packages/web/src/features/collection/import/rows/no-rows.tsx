import { type ImportRowsShown, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FallingCards } from '../../../../ui/falling-cards.tsx'
import { rowShows } from './row-shows.ts'

interface NoRowsProps {
  id: string
  show: ImportRowsShown
  /** There are some, but not so many pages of them. */
  isBeyondEnd: boolean
}

export function NoRows({ id, show, isBeyondEnd }: NoRowsProps) {
  if (isBeyondEnd) {
    return (
      <EmptyState
        drawing={<FallingCards />}
        title="There are fewer pages"
        action={
          <Button
            renderRoot={(props) => (
              <Link to={pages.collectionImport} search={{ id, show }} {...props} />
            )}
          >
            To the first page
          </Button>
        }
      />
    )
  }
  const { title, text } = rowShows[show].none
  return (
    <EmptyState drawing={<FallingCards />} title={title}>
      {text}
    </EmptyState>
  )
}
