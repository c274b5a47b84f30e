import { PageHeading } from '../../../ui/page-heading.tsx'

export function DeckImportPage() {
  return <PageHeading title="Import a Deck"> </PageHeading>
}
