import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Button } from './button.tsx'
import { toastFailure } from './toast.ts'

interface CopyButtonProps {
  text: string
  /** What the button says, such as “Copy link”. */
  label: string
  variant?: 'default' | 'filled'
  isDisabled?: boolean
}

/** How long it says that it was done. */
const saidMs = 2500

/** Copies a text, and says so where it was pressed. */
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
    const timer = setTimeout(() => setCopied(null), saidMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(text)) setCopied(text)
    else toastFailure('Copy failed', 'Your browser does not let us. Select the text and copy it.')
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
