import { PageHeading } from '../../../ui/page-heading.tsx'

export function PlansPage() {
  return <PageHeading title="Build and Buy"> </PageHeading>
}
