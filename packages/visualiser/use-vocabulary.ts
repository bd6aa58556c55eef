import { useLingui } from '@lingui/react/macro'
import type { Vocabulary } from '@palpite/charts/vocabulary.ts'
import { useMemo } from 'react'

/**
 * Returns the words that a drawn chart adds to a machine's names, in the reader's language. The object stays
 * the same until the language changes.
 */
export function useVocabulary(): Vocabulary {
  const { t } = useLingui()
  return useMemo(
    () => ({
      invoke: t({ id: 'flows.vocabulary.invoke', message: 'invoke' }),
      entry: t({ id: 'flows.vocabulary.entry', message: 'entry' }),
      exit: t({ id: 'flows.vocabulary.exit', message: 'exit' }),
      from: t({ id: 'flows.vocabulary.from', message: 'from' }),
      otherwise: t({ id: 'flows.vocabulary.otherwise', message: 'else' }),
      ignored: t({ id: 'flows.vocabulary.ignored', message: 'ignored' }),
      maySpawn: t({ id: 'flows.vocabulary.maySpawn', message: 'may spawn' }),
    }),
    [t],
  )
}
