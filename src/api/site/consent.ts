import { browserStorage } from '#api/browser/browser-storage.ts'

const browser = browserStorage('localStorage')
const CONSENT = 'analyticsConsent'

export type Answer = 'granted' | 'refused'

/** What somebody of this browser answered when asked whether visits may be measured; null where nobody was asked. */
export function loadConsent(): Answer | null {
  const kept = browser.read(CONSENT)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

export const saveConsent = (answer: Answer): void => browser.write(CONSENT, answer)
