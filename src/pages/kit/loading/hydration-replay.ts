import type { EarlyInput, Field } from '#protocol/kit/early-input.ts'

const value = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

const earlyPage = (): Window & { early?: EarlyInput } => window

/** Excludes clicks that React handles itself from the replay. Call this immediately before hydration. */
export const shareEarlyPresses = (): void => earlyPage().early?.share()

/** Repeats input, clicks and submits that happened before hydration, including those in popups. */
export function repeatEarlyPresses(): void {
  const page = earlyPage()
  const early = page.early?.take()
  delete page.early
  if (!early) return
  for (const [input, text] of early.typed) if (input.isConnected) repeatTyping(input, text)
  for (const button of early.pressed) if (button.isConnected) button.click()
  if (early.sent?.isConnected) early.sent.requestSubmit()
}

/** Repeats input from before hydration. For a checkbox, `text` is `true` or `false`. */
function repeatTyping(input: Field, text: string): void {
  if (input instanceof HTMLSelectElement) {
    input.value = text
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (input.type === 'checkbox') {
    if (input.checked !== (text === 'true')) input.click()
    return
  }
  // React ignores an input event if it already knows the value. So the value is cleared with the native
  // setter and then set again.
  value()?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  value()?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
