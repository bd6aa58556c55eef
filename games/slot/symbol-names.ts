import { useLingui } from '@lingui/react/macro'
import type { SlotSymbol } from '#protocol/play/play-slot.ts'

export function useSymbolNames(): Record<SlotSymbol, string> {
  const { t } = useLingui()
  return {
    p: t`clubs`,
    c: t`hearts`,
    e: t`spades`,
    o: t`diamonds`,
    x: t`third companion`,
    y: t`second companion`,
    z: t`first companion`,
    t: t`the figure of the game`,
    w: t`wild`,
    s: t`sun`,
  }
}
