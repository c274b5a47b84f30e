import { useBlocker } from '@tanstack/react-router'

interface Closing {
  isOpen: boolean
  onClose: () => void
}

/** The browser's way back closes what is open, and leaves the page as it is. */
export function useBackCloses({ isOpen, onClose }: Closing): void {
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  })
}
