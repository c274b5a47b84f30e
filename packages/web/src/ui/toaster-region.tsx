import { Notifications } from '@mantine/notifications'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Announcer } from './announcer.tsx'
import { keepFocus, toastKey } from './toaster-focus.ts'
import classes from './toaster-region.module.css'
import { useGivingWay } from './use-giving-way.ts'

export { notifications } from '@mantine/notifications'

const label = `Messages: ${toastKey} moves the focus to the latest, Escape moves it back`

/** Toasts and other announcements, beside the page: a dialog makes the page inert, but not this. */
export function ToasterRegion() {
  const region = useRef<HTMLElement>(null)
  const place = usePlaceInBody()
  const isAway = useGivingWay(region)
  return createPortal(
    <section ref={region} aria-label={label} data-away={isAway || undefined} onKeyDown={goBack}>
      <Announcer />
      <Notifications
        classNames={{ root: classes.toasts }}
        position="bottom-left"
        limit={1}
        autoClose={6000}
        withinPortal={false}
      />
    </section>,
    place,
  )
}

function usePlaceInBody(): Element {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [place])
  return place
}

function goBack(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  keepFocus.leave()
}
