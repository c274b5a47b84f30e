/** What the browser stores; it may be full or blocked, and then nothing is stored. */
type Area = 'localStorage' | 'sessionStorage'

export function readStored(area: Area, key: string): string | null {
  return whereAllowed(() => window[area].getItem(key)) ?? null
}

/** Null removes what is stored. False when nothing could be stored. */
export function storeText(area: Area, key: string, text: string | null): boolean {
  const store = () => {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  }
  return whereAllowed(store) ?? false
}

export function storedKeys(): string[] {
  return whereAllowed(() => Object.keys(localStorage)) ?? []
}

/** A storage that is full or blocked throws a DOMException. */
function whereAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
