import type { EarlyInput, Field } from '#protocol/kit/early-input.ts'

const value = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

const earlyPage = (): Window & { early?: EarlyInput } => window

/** Called right before React takes the page over: what it carries out from then on is not repeated. */
export const shareEarlyPresses = (): void => earlyPage().early?.share()

/** Repeats what was typed, pressed and sent before the application had taken the page over, popups included. */
export function repeatEarlyPresses(): void {
  const page = earlyPage()
  const early = page.early?.take()
  delete page.early
  if (!early) return
  for (const [input, text] of early.typed) if (input.isConnected) repeatTyping(input, text)
  for (const button of early.pressed) if (button.isConnected) button.click()
  if (early.sent?.isConnected) early.sent.requestSubmit()
}

/** What was typed or chosen; of a checkbox, whether it was ticked. */
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
  // React takes what it finds for what it knows, and notices only what differs from that and goes past its setter.
  value()?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  value()?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
