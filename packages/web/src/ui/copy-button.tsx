import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toastFailure } from './toast.ts'

interface CopyButtonProps {
  text: string
  /** The button's label, such as “Copy link”. */
  label: string
  variant?: 'default' | 'filled'
  isDisabled?: boolean
}

/** How long the confirmation is shown. */
const confirmationMs = 2500

/** Copies a text and confirms it on the button. */
export function CopyButton({
  text,
  label,
  variant = 'default',
  isDisabled = false,
}: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(text)) setCopied(text)
    else
      toastFailure('Copy failed', 'Your browser blocked it. Select the text and copy it yourself.')
  }

  return (
    <>
      <Button
        variant={variant}
        disabled={isDisabled}
        leftSection={
          isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied to the clipboard' : ''}
      </span>
    </>
  )
}

/** Writes a text to the clipboard; false when the browser denies access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // pages that are not served over https have no clipboard
  }
}

/** An open dialog traps the focus, so the field has to be inside it. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0'
  const place = before?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}
