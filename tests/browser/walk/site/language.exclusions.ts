import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^loadMessages: texts loaded/,
    reason: 'The browser caches a catalogue once it has loaded; language.test.ts tests what follows.',
  },
  {
    step: /^language\.choose Portuguese/,
    state: /^failed/,
    reason: 'The list already shows the language in use, so selecting it triggers no event.',
  },
  {
    step: /^language\.lost/,
    reason: 'The page sends it once to itself when it starts; language.test.ts opens such a page.',
  },
]
