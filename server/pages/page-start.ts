import { addressToken } from '#protocol/auth/address-token.ts'
import { heldSession } from '#protocol/auth/held-session.ts'
import type { EarlyInput, Field } from '#protocol/kit/early-input.ts'
import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'

/**
 * Inlined into the page as source text. Starts the application once a high-priority image or the whole page
 * has loaded, at the first interaction, or after four seconds. Scripts then do not compete with the image.
 * They run one by one, since one long task would block input. Until the start, it records clicks, input, submits and the install prompt; links work without scripts. It
 * first saves a login ticket from the URL, so that following a link does not lose it. It also reserves space
 * for "continue playing" before the first paint, and hides the login buttons while a session is restored.
 */
function startPage(
  entry: string,
  others: string[],
  libraries: string[],
  token: typeof addressToken,
  played: typeof continuePlayingMarker,
  held: typeof heldSession,
): void {
  const pressed: HTMLElement[] = []
  const typed = new Map<Field, string>()
  let sent: HTMLFormElement | null = null
  let isStarted = false

  const takeToken = () => {
    const address = new URL(location.href)
    const arrived = address.searchParams.get(token.parameter)
    if (!arrived) return
    try {
      const isTicket = arrived.startsWith(token.prefix)
      sessionStorage.setItem(token.keptAs, isTicket ? arrived : '')
      if (isTicket) sessionStorage.setItem(played.keptAs, 'true')
    } catch {
      // Without browser storage, leave the ticket in the URL for the application.
      return
    }
    address.searchParams.delete(token.parameter)
    history.replaceState(history.state, '', address)
  }
  const reserveContinuePlaying = () => {
    try {
      for (const { keptAs, attribute } of [played, held])
        if (sessionStorage.getItem(keptAs)) document.documentElement.setAttribute(attribute, '')
    } catch {
      // Without browser storage there is no session to restore.
    }
  }
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const href of [entry, ...others]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = href
      document.head.append(link)
    }
    for (const href of libraries) {
      // The entry imports this script too, and reports the failure.
      await import(href).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve))
    }
    import(entry)
  }
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) button.dataset.waits = ''
    if (button && button.type !== 'submit') pressed.push(button)
  }
  const onHandled = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    button.removeAttribute('data-waits')
    const at = pressed.lastIndexOf(button)
    if (at !== -1) pressed.splice(at, 1)
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) typed.set(target, target.value)
    if (!(target instanceof HTMLInputElement)) return
    typed.set(target, target.type === 'checkbox' ? String(target.checked) : target.value)
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent = event.target
  }
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === 'high') start()
  }
  const heard: [string, (event: Event) => void][] = [
    ['click', onClick],
    ['input', onInput],
    ['submit', onSubmit],
  ]
  const early: EarlyInput = {
    share: () => addEventListener('click', onHandled),
    take() {
      removeEventListener('click', onHandled)
      for (const [type, listener] of heard) document.removeEventListener(type, listener, true)
      for (const button of document.querySelectorAll('[data-waits]')) button.removeAttribute('data-waits')
      return { pressed: pressed.splice(0), typed: [...typed], sent }
    },
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { installOffer: event })
  })
  takeToken()
  reserveContinuePlaying()
  Object.assign(window, { early })
  for (const [type, listener] of heard) document.addEventListener(type, listener, true)
  for (const type of ['pointerdown', 'keydown', 'focusin', 'submit']) {
    addEventListener(type, start, { once: true, capture: true, passive: true })
  }
  document.addEventListener('load', onLoad, true)
  addEventListener('load', () => setTimeout(start))
  setTimeout(start, 4_000)
}

/** Returns the script's source. All files are relative to the site's root. */
export const pageStart = (entry: string, others: string[], libraries: string[]): string =>
  `(${startPage})(${JSON.stringify(`/${entry}`)},${JSON.stringify(others.map(rooted))},${JSON.stringify(libraries.map(rooted))},${JSON.stringify(addressToken)},${JSON.stringify(continuePlayingMarker)},${JSON.stringify(heldSession)})`

const rooted = (file: string) => `/${file}`
