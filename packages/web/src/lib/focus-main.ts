/** Moves the focus to the page's content, when the focused element goes away. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
