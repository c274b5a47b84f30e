import { PageHeading } from '../../../ui/page-heading.tsx'

export function ImportPage() {
  return <PageHeading title="Import cards">Bring your collection from another tool</PageHeading>
}
