import { ApiError } from './api-error.ts'

/** Fetches a file from the API unchanged. Throws an ApiError unless it is OK. */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' })
  if (response.ok) return response.blob()
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

/** Long enough for a browser that asks where to save it. */
const urlLifetimeMs = 60_000

/** Saves a file under the given name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetimeMs)
}
