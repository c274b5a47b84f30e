const address = 'privacy@lanternlight.example'

/** The contact for questions about data and terms. */
export function Contact() {
  return <a href={`mailto:${address}`}>{address}</a>
}
