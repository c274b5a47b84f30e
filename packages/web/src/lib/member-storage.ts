import { storedKeys, storeText } from './browser-storage.ts'

const start = 'manafolio-member:'

/** The key of something in the browser's storage that belongs to one user, until they sign out. */
export function memberKey(userId: string, name: string): string {
  return `${start}${userId}:${name}`
}

export function clearMemberStorage(): void {
  for (const key of storedKeys()) {
    if (key.startsWith(start)) storeText('localStorage', key, null)
  }
}
