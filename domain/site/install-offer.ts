/** A browser's offer to install the site, as Chromium makes it; `prompt` can be used once. */
export type InstallOffer = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** It may come before any script of the site's: `server/pages/page-start.ts` keeps it as `window.installOffer`. */
export type OfferedPage = Window & { installOffer?: InstallOffer | undefined }
