import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ActionIcon } from '../../ui/button.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import classes from './filter-panel.module.css'

interface FilterPanelProps {
  title: string
  /** Where there is room: over the page below its button, or in a column of its own. */
  place: 'below' | 'beside'
  /** The button that opens it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** Actions in the head. */
  actions?: ReactNode
  children: ReactNode
}

type Shape = 'popover' | 'side' | 'sheet'

/** Filters of a page. Where there is little room they come from below. */
export function FilterPanel({ title, place, opener, onClose, ...props }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const shape = useShape(place)
  usePanelTop(panel)
  useFocusOnOpen(panel, place)

  function close() {
    opener.current?.focus()
    onClose()
  }

  return (
    <section ref={panel} className={classes.panel} data-shape={shape} aria-label={title}>
      {shape !== 'side' && <Dismissal panel={panel} opener={opener} onClose={onClose} />}
      <div className={classes.head}>
        <p className={classes.name}>{title}</p>
        {props.actions}
        {shape === 'side' ? (
          <ActionIcon variant="subtle" size={36} aria-label="Close the filters" onClick={close}>
            <IconX size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        ) : (
          <button type="button" className={classes.done} onClick={close}>
            Done
          </button>
        )}
      </div>
      {props.children}
      {shape === 'side' && <EscapeCloses panel={panel} onEscape={close} />}
    </section>
  )
}

function useShape(place: FilterPanelProps['place']): Shape {
  const options = { getInitialValueInEffect: false }
  const isPhone = useMediaQuery('(width < 43.75em), (height < 37.5em)', false, options)
  const isLaptop = useMediaQuery('(width >= 68.75em)', false, options)
  if (place === 'beside') return isLaptop ? 'side' : 'sheet'
  return isPhone ? 'sheet' : 'popover'
}

interface DismissalProps extends Pick<FilterPanelProps, 'opener' | 'onClose'> {
  panel: RefObject<HTMLElement | null>
}

/** What covers the page closes when the user goes on with the page. */
function Dismissal({ panel, opener, onClose }: DismissalProps) {
  useDismiss(panel, onClose, opener)
  return null
}

interface EscapeProps {
  panel: RefObject<HTMLElement | null>
  onEscape: () => void
}

/** What stays beside the page closes with Escape only from inside. */
function EscapeCloses({ panel, onEscape }: EscapeProps) {
  useEffect(() => {
    const element = panel.current
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })
  return null
}

/** In a column of its own it is not the next element after its button. */
function useFocusOnOpen(
  panel: RefObject<HTMLElement | null>,
  place: FilterPanelProps['place'],
): void {
  useEffect(() => {
    if (place === 'beside') {
      panel.current?.querySelector<HTMLElement>('fieldset :is(button, input, select)')?.focus()
    }
  }, [panel, place])
}

/**
 * Sets `--panel-top` to the panel's distance from the top of the viewport, and updates it when the
 * panel moves.
 */
function usePanelTop(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0
      panel.current?.style.setProperty('--panel-top', `${Math.round(top)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [panel])
}
