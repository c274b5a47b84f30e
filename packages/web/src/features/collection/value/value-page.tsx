import { PageHeading } from '../../../ui/page-heading.tsx'

export function ValuePage() {
  return <PageHeading title="Value over time">What your collection is worth</PageHeading>
}
