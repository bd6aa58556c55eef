import { defineModel } from '@palpite/paths/model.ts'
import { languageMachine } from '#machines/site/language.machine.ts'

const offered = ['pt', 'en'] as const

export const languageModel = defineModel(languageMachine, {
  inputs: {
    'in Portuguese': { language: 'pt', offered: [...offered, 'ty'] },
    'with English texts missing': { language: 'pt', offered, missing: 'en' },
  },
  events: {
    'language.choose': {
      Portuguese: { language: 'pt' },
      English: { language: 'en' },
      Thai: { language: 'ty' },
    },
    'language.lost': { 'all except Portuguese': { language: 'pt' } },
    'language.retry': {},
    'language.dismiss': {},
  },
  outcomes: {
    loadMessages: {
      'texts loaded': { done: undefined },
      'texts not found': { error: new Error('missing catalogue') },
    },
  },
})
