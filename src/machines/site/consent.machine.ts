import { assign, setup } from 'xstate'
import type { Answer } from '#api/site/consent.ts'
import { providedEffect } from '#machines/kit/provided.ts'

export type ConsentInput = {
  tagId: string
  recalled: Answer | null
  path: string
}

type ConsentContext = ConsentInput & {
  /** Path of the last reported page, so that each visit counts only once. */
  reported: string | null
}

const path = ({ event }: { event: { path: string } }) => event.path

/**
 * Consent to analytics (SYS-11). The site asks once, stores the answer in this browser and lets visitors
 * change it in the footer. It loads nothing from third parties without consent.
 */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as
      | { type: 'consent.grant' }
      | { type: 'consent.refuse' }
      | { type: 'consent.reconsider' }
      | { type: 'page.shown'; path: string },
  },
  guards: {
    wasGranted: ({ context }) => context.recalled === 'granted',
    wasRefused: ({ context }) => context.recalled === 'refused',
    isUnreported: ({ context }) => context.reported !== context.path,
  },
  actions: {
    saveGranted: providedEffect(),
    saveRefused: providedEffect(),
    startMeasuring: providedEffect(),
    stopMeasuring: providedEffect(),
    reportPage: providedEffect(),
    setReported: assign({ reported: ({ context }) => context.path }),
    setPage: assign((_, shown: string) => ({ path: shown })),
  },
}).createMachine({
  id: 'consent',
  description: 'Asks once for consent to measure visits, and measures only with consent.',
  context: ({ input }) => ({ ...input, reported: null }),
  initial: 'unknown',
  on: { 'page.shown': { actions: { type: 'setPage', params: path } } },
  states: {
    unknown: {
      description: 'The page checks whether this browser has an earlier answer.',
      always: [
        { guard: 'wasGranted', target: 'granted' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'asked' },
      ],
    },
    asked: {
      description:
        'A bar at the bottom asks for consent, except on pages for players only. Nothing is measured yet.',
      on: {
        'consent.grant': { target: 'granted', actions: 'saveGranted' },
        'consent.refuse': { target: 'refused', actions: 'saveRefused' },
        'consent.reconsider': 'askedAgain',
      },
    },
    granted: {
      description:
        'The visitor agreed. Only the address of each page is recorded, nothing about the visitor.',
      entry: 'startMeasuring',
      always: { guard: 'isUnreported', actions: ['reportPage', 'setReported'] },
      on: { 'consent.reconsider': 'reconsidering' },
    },
    refused: {
      description: 'The visitor declined. Nothing is measured or loaded from third parties.',
      on: { 'consent.reconsider': 'askedAgain' },
    },
    askedAgain: {
      description:
        'The visitor opened the question again from the footer. Nothing is measured until they agree.',
      on: {
        'consent.grant': { target: 'granted', actions: 'saveGranted' },
        'consent.refuse': { target: 'refused', actions: 'saveRefused' },
      },
    },
    reconsidering: {
      description: 'The visitor had agreed and is deciding again. Measuring is paused until they answer.',
      entry: 'stopMeasuring',
      on: {
        'consent.grant': 'granted',
        'consent.refuse': { target: 'refused', actions: 'saveRefused' },
      },
    },
  },
})
