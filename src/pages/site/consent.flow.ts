import { reportPage, startMeasuring, stopMeasuring } from '#api/site/analytics-tag.ts'
import { saveConsent } from '#api/site/consent.ts'
import { consentMachine } from '#machines/site/consent.machine.ts'

/** The visitor's answer is kept in the browser. */
export const consentFlow = consentMachine.provide({
  actions: {
    saveGranted: () => saveConsent('granted'),
    saveRefused: () => saveConsent('refused'),
    startMeasuring: ({ context }) => startMeasuring(context.tagId),
    stopMeasuring: ({ context }) => stopMeasuring(context.tagId),
    reportPage: ({ context }) => reportPage(context.path),
  },
})
