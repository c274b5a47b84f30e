/** Types numeric CSS custom properties for the `style` prop. */
export function measures(values: Record<`--${string}`, number>): Record<`--${string}`, number> {
  return values
}
