import { defineModel } from '@palpite/paths/model.ts'
import { consentMachine } from '#machines/site/consent.machine.ts'

export const consentModel = defineModel(consentMachine, {
  inputs: {
    'without an earlier answer': { tagId: 'G-PALPITE', recalled: null, path: '/' },
    'consent given': { tagId: 'G-PALPITE', recalled: 'granted', path: '/' },
    'consent refused': { tagId: 'G-PALPITE', recalled: 'refused', path: '/' },
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
