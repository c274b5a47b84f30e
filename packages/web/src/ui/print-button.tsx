import { IconPrinter } from '@tabler/icons-react'
import { Button } from './button.tsx'

/** Opens the browser's print dialog. `printed.module.css` decides what is printed. */
export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  )
}
