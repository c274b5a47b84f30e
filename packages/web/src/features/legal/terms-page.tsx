import { LegalPage } from './legal-page.tsx'
import { termsSections } from './terms-sections.tsx'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms and Conditions"
      summary="In short: Manafolio is free, prices are estimates, your lists are yours, and we ask you to treat the site and its other users fairly."
      sections={termsSections}
    />
  )
}
