import { defineModel } from '@palpite/paths/model.ts'
import { consentMachine } from '#machines/site/consent.machine.ts'

export const consentModel = defineModel(consentMachine, {
  inputs: {
    'never asked': { tagId: 'G-PALPITE', recalled: null, path: '/' },
    granted: { tagId: 'G-PALPITE', recalled: 'granted', path: '/' },
    refused: { tagId: 'G-PALPITE', recalled: 'refused', path: '/' },
  },
  events: {
    'consent.grant': {},
    'consent.refuse': {},
    'consent.reconsider': {},
    'page.shown': { 'the same page': { path: '/' }, 'another page': { path: '/rng' } },
  },
  outcomes: {},
  view: ({ recalled, path, reported }) => ({ recalled, path, reported }),
})
