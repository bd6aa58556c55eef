/** Chromium's `beforeinstallprompt` event; `prompt` can be used once. */
export type InstallOffer = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * The event may fire before any script runs: `server/pages/page-start.ts` stores it as `window.installOffer`.
 */
export type OfferedPage = Window & { installOffer?: InstallOffer | undefined }
