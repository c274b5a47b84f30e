import type { ToolPanelProps } from '../tools/tool-panel.ts'

export function CutsPanel({ deck }: ToolPanelProps) {
  return <p>{deck.name}</p>
}
