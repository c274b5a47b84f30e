import { useEffect, useState } from 'react'
import { stickHeight } from './stick.ts'

export interface Section {
  /** Its fragment in the page's address. */
  id: string
  title: string
}

/** The upper part of the window, where one reads, without the sticky parts. */
const upperPart = () => `-${stickHeight() + 80}px 0px -62% 0px`

/** The section that is being read. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [entered] = entries.filter(({ isIntersecting }) => isIntersecting)
        if (entered) setInView(entered.target.id)
      },
      { rootMargin: upperPart() },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return inView
}
