import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Arrangement } from '#machines/site/overlays.types.ts'

const isShown = (id: string) => (context: unknown) =>
  (context as Arrangement).shown.some((task) => task.id === id)
const isHidden = (id: string) => (context: unknown) => !isShown(id)(context)
const isCovered = (context: unknown) =>
  (context as Arrangement).shown.length + (context as Arrangement).opened.length > 0

export const exclusions: readonly Exclusion[] = [
  { step: /contract/, reason: 'Contracts are not built yet.' },
  { step: /^money\./, reason: 'It matters to contracts alone, which are not built yet.' },
  { step: /^overlay\.confirm/, reason: 'The warning only tells; registration is not built yet.' },
  { step: /one already closed$/, reason: 'An overlay that is not shown cannot be closed.' },
  {
    step: /^overlay\.(ask login|stack)/,
    when: isCovered,
    reason: 'A dialog covers the controls that ask for them.',
  },
  {
    step: /^overlay\.ask session ended/,
    when: (context) => isShown('s1')(context) || isShown('c1')(context),
    reason: 'A session ends once; under a forced change, its end also closes the change.',
  },
  { step: /^overlay\.close login/, when: isHidden('l1'), reason: 'There is nothing to close.' },
  { step: /^overlay\.close session ended/, when: isHidden('s1'), reason: 'There is nothing to close.' },
  {
    step: /^overlay\.close the required password change/,
    when: isHidden('c1'),
    reason: 'There is nothing to close.',
  },
  {
    step: /^overlay\.unstack/,
    when: (context) => (context as Arrangement).above.length === 0,
    reason: 'There is nothing to close.',
  },
  { step: /^overlay\.clear logins/, when: isHidden('l1'), reason: 'There is nothing to clear.' },
  {
    step: /^overlay\.clear password changes/,
    when: isHidden('c1'),
    reason: 'There is nothing to clear.',
  },
]
