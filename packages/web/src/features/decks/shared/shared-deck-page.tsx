import { PageHeading } from '../../../ui/page-heading.tsx'

export function SharedDeckPage() {
  return <PageHeading title="Shared Deck"> </PageHeading>
}
