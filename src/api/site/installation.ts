import type { InstallOffer, OfferedPage } from '#domain/site/install-offer.ts'

export type InstallNews = { type: 'install.offered' } | { type: 'install.installed' }

const page = (): OfferedPage => window

/**
 * Reports when the app is installed or an install prompt becomes available. A prompt from before the call is
 * reported at once. Returns a function that stops reporting.
 */
export function watchInstallation(tell: (news: InstallNews) => void): () => void {
  const offered = (event: Event) => {
    event.preventDefault()
    page().installOffer = event as InstallOffer
    tell({ type: 'install.offered' })
  }
  const installed = () => tell({ type: 'install.installed' })
  addEventListener('beforeinstallprompt', offered)
  addEventListener('appinstalled', installed)
  if (page().installOffer) tell({ type: 'install.offered' })
  return () => {
    removeEventListener('beforeinstallprompt', offered)
    removeEventListener('appinstalled', installed)
  }
}

/** Shows the browser's install prompt and returns the choice. Throws if the browser no longer offers it. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const offer = page().installOffer
  page().installOffer = undefined
  if (!offer) throw new Error('The browser does not offer an installation.')
  await offer.prompt()
  return (await offer.userChoice).outcome
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPads identify as Macs, but Macs have no touch points. */
export function deviceKind(): 'ios' | 'android' | 'other' {
  const { userAgent, maxTouchPoints } = navigator
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'other'
}
