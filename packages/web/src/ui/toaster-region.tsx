import { Notifications } from '@mantine/notifications'
import {
  type KeyboardEvent as KeyboardEventInReact,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Announcer } from './announcer.tsx'
import { focusToast, keepFocus, toastKey } from './toaster-focus.ts'
import classes from './toaster-region.module.css'
import { useGivingWay } from './use-giving-way.ts'

const label = `Messages: ${toastKey} moves the focus to the latest, Escape moves it back`

/** Toasts and other announcements, beside the page: a dialog makes the page inert, but not this. */
export function ToasterRegion() {
  const region = useRef<HTMLElement>(null)
  const place = usePlaceInBody()
  const isAway = useGivingWay(region)
  useToastKey()
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

function useToastKey() {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === toastKey && focusToast()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function usePlaceInBody(): Element {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [place])
  return place
}

function goBack(event: KeyboardEventInReact) {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  keepFocus.leave()
}
