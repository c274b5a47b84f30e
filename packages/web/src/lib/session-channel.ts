/** Tells the other tabs of this browser when the user signs in or out. */
const channel = new BroadcastChannel('manafolio-session')

export function announceSessionChange(): void {
  channel.postMessage('changed')
}

export function onSessionChange(listener: () => void): () => void {
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
