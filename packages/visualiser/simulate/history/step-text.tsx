import { useTranslation } from '#visualiser/source/translation.tsx'

export function StepText({ label }: { label: string }) {
  return useTranslation().label(label)
}
