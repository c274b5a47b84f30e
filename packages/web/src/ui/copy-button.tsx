import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
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
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (await copyText(text)) setCopied(true)
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
      <span role="status" style={hidden}>
        {isCopied ? 'Copied to the clipboard' : ''}
      </span>
    </>
  )
}

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
