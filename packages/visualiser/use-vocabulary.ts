import { useLingui } from '@lingui/react/macro'
import type { Vocabulary } from '@palpite/charts/vocabulary.ts'
import { useMemo } from 'react'

/** The words of a drawing in the reader's language; the object is stable until that changes. */
export function useVocabulary(): Vocabulary {
  const { t } = useLingui()
  return useMemo(
    () => ({
      invoke: t({ context: 'on a chart', message: 'invoke' }),
      entry: t({ context: 'on a chart', message: 'entry' }),
      exit: t({ context: 'on a chart', message: 'exit' }),
      from: t({ context: 'on a chart', message: 'from' }),
      otherwise: t({ context: 'on a chart', message: 'else' }),
      ignored: t({ context: 'on a chart', message: 'ignored' }),
      maySpawn: t({ context: 'on a chart', message: 'may spawn' }),
    }),
    [t],
  )
}
