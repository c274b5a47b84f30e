import { PageHeading } from '../../../ui/page-heading.tsx'

export function DeckHistoryPage() {
  return <PageHeading title="Deck History"> </PageHeading>
}
