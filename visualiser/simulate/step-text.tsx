import { Trans } from '@lingui/react/macro'
import type { Choice } from '#paths/choices.ts'

type Props = {
  label: string
  /** Where only the label is kept, its first word tells. */
  kind?: Choice['kind'] | 'start'
}

/** A step or a choice by its label: the names are the machine's and its cases', the verb is in the reader's language. */
export function StepText({ label, kind = kindIn(label) }: Props) {
  const what = label.slice(label.indexOf(' ') + 1)
  if (kind === 'start') return label === 'start' ? <Trans>start</Trans> : <Trans>start {what}</Trans>
  return kind === 'pause' ? <Trans>wait {what}</Trans> : label
}

function kindIn(label: string): Props['kind'] {
  if (/^start\b/.test(label)) return 'start'
  return label.startsWith('wait ') ? 'pause' : 'event'
}
