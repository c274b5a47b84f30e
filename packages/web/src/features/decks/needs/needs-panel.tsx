import type { ToolPanelProps } from '../tools/tool-panel.ts'

export function NeedsPanel({ deck }: ToolPanelProps) {
  return <p>{deck.name}</p>
}
