import { useTelling } from '#visualiser/source/telling.tsx'

/** A step or a choice by its label, in the reader's language. */
export function StepText({ label }: { label: string }) {
  return useTelling().label(label)
}
