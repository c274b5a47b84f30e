import type { ToolPanelProps } from '../tools/tool-panel.ts'

export function OddsPanel({ deck }: ToolPanelProps) {
  return <p>{deck.name}</p>
}
