import { createContext } from 'react'

/** Opens an address without loading the app anew; null loads it. */
export const ToastNavigation = createContext<((address: string) => void) | null>(null)
