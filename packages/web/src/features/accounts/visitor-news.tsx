import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { VisitorFrame } from './visitor-frame.tsx'

interface VisitorNewsProps {
  title: string
  message: string
  children?: ReactNode
}

/**
 * The outcome, shown in place of the form. Its heading takes the focus, so that screen readers
 * announce it.
 */
export function VisitorNews({ title, message, children }: VisitorNewsProps) {
  useDocumentTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <VisitorFrame title={title} subtitle={message} headingRef={heading}>
      {children}
    </VisitorFrame>
  )
}
