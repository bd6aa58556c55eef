import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^loadMessages: texts/,
    reason:
      'The browser keeps a catalogue that arrived and asks for it no more; language.test.ts goes on from there.',
  },
  {
    step: /^language\.choose Portuguese/,
    state: /^failed/,
    reason: 'The list shows the language in use, and says nothing when what it shows is chosen.',
  },
  {
    step: /^language\.lost/,
    reason: 'The page says it to itself, once, as it begins; language.test.ts opens such a page.',
  },
]
