/** Moves the focus to the page's content, when what had it goes away. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
