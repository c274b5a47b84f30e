import type { ToolPanelProps } from '../tools/tool-panel.ts'

export function LegalityPanel({ deck }: ToolPanelProps) {
  return <p>{deck.name}</p>
}
