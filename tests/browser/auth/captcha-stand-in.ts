import type { Page } from '@playwright/test'

/** Behaviour of the fake captcha: it passes at once, asks for a click on a button, or never answers. */
type Manner = 'passes' | 'asks' | 'silent'

/**
 * Replaces the reCAPTCHA script, which tests cannot load, with a small `grecaptcha`. Firebase's loader is
 * unchanged and runs under the document's content security policy. Returns a list that collects the URLs of
 * the requested scripts.
 */
export async function standInForCaptcha(page: Page, manner: Manner = 'passes'): Promise<URL[]> {
  const loaded: URL[] = []
  await page.route('https://www.google.com/recaptcha/api.js?*', (route) => {
    const address = new URL(route.request().url())
    loaded.push(address)
    const onload = address.searchParams.get('onload')
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})('${manner}', '${onload}')` })
  })
  return loaded
}

/** Runs in the page, so it must be self-contained. */
function standIn(manner: Manner, onload: string): void {
  type Widget = { place: HTMLElement; callback: (proof: string) => void }
  const widgets: Widget[] = []
  const pass = ({ callback }: Widget) => setTimeout(() => callback('proof of the stand-in'))
  const grecaptcha = {
    render(place: HTMLElement, { callback }: { callback: (proof: string) => void }) {
      widgets.push({ place, callback })
      return widgets.length
    },
    execute(id: number) {
      const widget = widgets[id - 1]
      if (!widget || manner === 'silent') return
      if (manner === 'passes') return pass(widget)
      const button = document.createElement('button')
      button.textContent = 'All bridges'
      button.addEventListener('click', () => pass(widget))
      widget.place.append(button)
    },
    getResponse: () => '',
    reset: () => {},
  }
  Object.assign(window, { grecaptcha })
  const ready = Reflect.get(window, onload)
  ready()
}
