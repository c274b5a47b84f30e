const failed = new Set<HTMLLinkElement>()

/** Notes the style sheets that can't be fetched, from now on. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  document.head.addEventListener('error', onError, true)
}

/** Fetches those style sheets again, which Vite takes for fetched; rejects when one still fails. */
export async function refetchStyles(): Promise<void> {
  await Promise.all([...failed].map(refetch))
}

function refetch(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement
  failed.delete(link)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve, { once: true })
    again.addEventListener('error', reject, { once: true })
    link.replaceWith(again)
  })
}
