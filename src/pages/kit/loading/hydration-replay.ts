import type { EarlyInput, Field } from '#protocol/kit/early-input.ts'

const value = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

const earlyPage = (): Window & { early?: EarlyInput } => window

/** Call right before hydration: presses that React handles from then on are not repeated. */
export const shareEarlyPresses = (): void => earlyPage().early?.share()

/** Repeats input, presses and submits made before hydration, popups included. */
export function repeatEarlyPresses(): void {
  const page = earlyPage()
  const early = page.early?.take()
  delete page.early
  if (!early) return
  for (const [input, text] of early.typed) if (input.isConnected) repeatTyping(input, text)
  for (const button of early.pressed) if (button.isConnected) button.click()
  if (early.sent?.isConnected) early.sent.requestSubmit()
}

/** `text` is `true` or `false` for a checkbox. */
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
  // React takes the current value as known; it notices only a different one set by the native setter.
  value()?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  value()?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
