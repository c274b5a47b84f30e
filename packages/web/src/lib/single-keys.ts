import { useSyncExternalStore } from 'react'
import { readStored, storeText } from './browser-storage.ts'

const storageKey = 'manafolio-single-keys'
const listeners = new Set<() => void>()

/**
 * Whether keys without Ctrl, Alt or Command are shortcuts in this browser. Who dictates to the computer
 * turns them off, since each spoken letter would be one.
 */
export const singleKeys = {
  areOn: () => readStored('localStorage', storageKey) !== 'off',
  turn(isOn: boolean) {
    storeText('localStorage', storageKey, isOn ? null : 'off')
    for (const listener of listeners) listener()
  },
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeys.areOn)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
