const address = 'privacy@lanternlight.example'

/** Where questions about data and terms go. */
export function Contact() {
  return <a href={`mailto:${address}`}>{address}</a>
}
