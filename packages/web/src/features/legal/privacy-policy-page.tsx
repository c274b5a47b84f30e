import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-sections.tsx'

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="In short: we keep your email address, your cards and your decks, set two cookies, and track nobody."
      sections={privacySections}
    />
  )
}
