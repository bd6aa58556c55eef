import { assign, setup } from 'xstate'
import type { Language } from '#domain/text/language.ts'
import type { LanguageTags } from '#domain/text/language-tag.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'

export type LanguageInput = {
  language: Language
  offered: readonly Language[]
  tags?: LanguageTags | undefined
  /** A language whose texts could not be loaded with the page. The site uses `language` instead. */
  missing?: Language | undefined
}

export type LanguageEvent =
  | { type: 'language.choose'; language: Language }
  /** Some texts of the site's language failed to load, so the site continues in `language`. */
  | { type: 'language.lost'; language: Language }
  | { type: 'language.retry' }
  | { type: 'language.dismiss' }

type Context = {
  language: Language
  offered: readonly Language[]
  /** The operator's language tags, from which the views derive the names of the languages. */
  tags: LanguageTags
  /** The language that is loading or failed to load; otherwise the same as `language`. */
  wanted: Language
}

const chosen = ({ event }: { event: { language: Language } }) => event.language
const wanted = ({ context }: { context: Context }) => context.wanted
const load = { target: 'loading', actions: { type: 'setWanted', params: chosen } } as const

/**
 * The site's language. A chosen language appears when its texts are loaded, without a page reload. If they
 * cannot be loaded, the current language stays and a notice appears.
 */
export const languageMachine = setup({
  types: {
    input: {} as LanguageInput,
    context: {} as Context,
    events: {} as LanguageEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadMessages: providedCall<void, { language: Language }>(),
  },
  guards: {
    isMissing: ({ context }) => context.wanted !== context.language,
    isInUse: ({ context }, language: Language) => language === context.language,
    isWanted: ({ context }, language: Language) => language === context.wanted,
    isOffered: ({ context }, language: Language) => context.offered.includes(language),
  },
  actions: {
    setWanted: assign({ wanted: (_, language: Language) => language }),
    clearWanted: assign({ wanted: ({ context }) => context.language }),
    fallBack: assign(({ context }, language: Language) => ({ language, wanted: context.language })),
    setLanguage: assign({ language: ({ context }) => context.wanted }),
    applyLanguage: providedEffect<Language>(),
    adoptLanguage: providedEffect<Language>(),
    showMessages: providedEffect<Language>(),
  },
}).createMachine({
  id: 'language',
  description: 'Shows the site in the language that the visitor chooses, without a reload.',
  context: ({ input }) => ({
    language: input.language,
    offered: input.offered,
    tags: input.tags ?? {},
    wanted: input.missing ?? input.language,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page has just opened. It checks whether the texts of its language have loaded.',
      always: [{ guard: 'isMissing', target: 'failed' }, { target: 'settled' }],
    },
    settled: {
      description: 'The site is shown in the chosen language.',
      on: {
        'language.lost': {
          target: 'failed',
          actions: [
            { type: 'fallBack', params: chosen },
            { type: 'showMessages', params: chosen },
            { type: 'applyLanguage', params: chosen },
          ],
        },
        'language.choose': [
          {
            guard: { type: 'isInUse', params: chosen },
            description: 'The visitor chose the current language, so nothing changes.',
          },
          { guard: { type: 'isOffered', params: chosen }, ...load },
        ],
      },
    },
    loading: {
      description:
        'The texts of the new language are loading. The site keeps the current language until then.',
      tags: 'pending',
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'settled',
          actions: [
            'setLanguage',
            { type: 'showMessages', params: wanted },
            { type: 'adoptLanguage', params: wanted },
          ],
        },
        onError: 'failed',
      },
      on: {
        'language.choose': [
          { guard: { type: 'isInUse', params: chosen }, target: 'settled', actions: 'clearWanted' },
          {
            guard: { type: 'isWanted', params: chosen },
            description: 'This language is already loading.',
          },
          { guard: { type: 'isOffered', params: chosen }, ...load, reenter: true },
        ],
      },
    },
    failed: {
      description:
        'The texts of the new language could not be loaded. The site keeps the current language and shows a notice.',
      on: {
        'language.retry': 'loading',
        'language.dismiss': { target: 'settled', actions: 'clearWanted' },
        'language.choose': [
          { guard: { type: 'isInUse', params: chosen }, target: 'settled', actions: 'clearWanted' },
          { guard: { type: 'isOffered', params: chosen }, ...load },
        ],
      },
    },
  },
})
