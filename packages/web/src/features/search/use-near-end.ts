import { type RefCallback, useCallback } from 'react'

/** How far below the screen counts as near: about two screens of results. */
const margin = '1600px'

/** Calls back when the element comes near the screen, while that is wanted. */
export function useNearEnd(isWanted: boolean, onNear: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element || !isWanted) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onNear()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isWanted, onNear],
  )
}
