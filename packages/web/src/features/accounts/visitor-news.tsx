import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { VisitorFrame } from './visitor-frame.tsx'

interface VisitorNewsProps {
  title: string
  message: string
  children?: ReactNode
}

/** What happened, where the form was. Its heading takes the focus, so that it is read aloud. */
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
