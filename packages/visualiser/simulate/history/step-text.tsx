import { useTelling } from '#visualiser/source/telling.tsx'

export function StepText({ label }: { label: string }) {
  return useTelling().label(label)
}
