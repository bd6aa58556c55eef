/** Chromium's `beforeinstallprompt` event. `prompt` works only once. */
export type InstallOffer = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * The window with the stored event. The event may fire before other scripts run, so
 * `server/pages/page-start.ts` stores it as `window.installOffer`.
 */
export type OfferedPage = Window & { installOffer?: InstallOffer | undefined }
