import type { InstallOffer, OfferedPage } from '#domain/site/install-offer.ts'

/** What is heard of installing the site. */
export type InstallNews = { type: 'install.offered' } | { type: 'install.installed' }

const page = (): OfferedPage => window

/** Tells of the browser's offers, one that came earlier first, and of an installation, until the returned function is called. */
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

/** Has the browser ask whether to install the site, and gives the answer. Throws where it offers that no more. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const offer = page().installOffer
  page().installOffer = undefined
  if (!offer) throw new Error('The browser offers no installation.')
  await offer.prompt()
  return (await offer.userChoice).outcome
}

/** Whether the page is the installed site already. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Apple's own name for the same.
  ('standalone' in navigator && navigator.standalone === true)

/** What somebody has the page on; iPads say that they are Macs, and have fingers. */
export function deviceKind(): 'ios' | 'android' | 'other' {
  const { userAgent, maxTouchPoints } = navigator
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'other'
}
