/** Where what had the focus has gone with it, the keyboard goes on at the page's content, wherever that is scrolled to. */
export function goOnAtContent(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
