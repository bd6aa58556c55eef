import { browserStorage } from '#api/browser/browser-storage.ts'

const browser = browserStorage('localStorage')
const CONSENT = 'analyticsConsent'

export type Answer = 'granted' | 'refused'

export function loadConsent(): Answer | null {
  const kept = browser.read(CONSENT)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

export const saveConsent = (answer: Answer): void => browser.write(CONSENT, answer)
