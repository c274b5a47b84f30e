import { PageHeading } from '../../../ui/page-heading.tsx'

export function ComparePage() {
  return <PageHeading title="Compare Decks"> </PageHeading>
}
