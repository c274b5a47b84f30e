const failed = new Set<HTMLLinkElement>()

/** Starts recording style sheets that fail to load. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  document.head.addEventListener('error', onError, true)
}

/** Loads those style sheets again, since Vite considers them loaded; rejects when one still fails. */
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
