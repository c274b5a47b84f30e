import { Notifications } from '@mantine/notifications'
import {
  type ComponentType,
  type KeyboardEvent as KeyboardEventInReact,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { announcerStore } from './announcer-store.ts'
import type { GivingWayProps } from './giving-way.tsx'
import { focusToast, keepFocus, toastKey } from './toaster-focus.ts'
import classes from './toaster-region.module.css'

const label = `Messages: ${toastKey} moves the focus to the latest, Escape moves it back`

interface ToasterRegionProps {
  /** Loaded later than the toasts. */
  GivingWay: ComponentType<GivingWayProps>
}

/** Toasts and other announcements, beside the page: a dialog makes the page inert, but not this. */
export function ToasterRegion({ GivingWay }: ToasterRegionProps) {
  const region = useRef<HTMLElement>(null)
  const place = usePlaceInBody()
  const [isAway, setAway] = useState(false)
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
      <GivingWay region={region} onMove={() => setAway(!isAway)} />
    </section>,
    place,
  )
}

/** A live region that is there before its messages; see `announce`. */
function Announcer() {
  const message = useSyncExternalStore(announcerStore.subscribe, announcerStore.message)
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
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
