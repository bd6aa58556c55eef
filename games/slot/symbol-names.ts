import { useLingui } from '@lingui/react/macro'
import type { SlotSymbol } from '#protocol/play/play-slot.ts'

export function useSymbolNames(): Record<SlotSymbol, string> {
  const { t } = useLingui()
  return {
    p: t({ id: 'games.slot.clubs', message: 'clubs' }),
    c: t({ id: 'games.slot.hearts', message: 'hearts' }),
    e: t({ id: 'games.slot.spades', message: 'spades' }),
    o: t({ id: 'games.slot.diamonds', message: 'diamonds' }),
    x: t({ id: 'games.slot.picture3', message: 'picture 3' }),
    y: t({ id: 'games.slot.picture2', message: 'picture 2' }),
    z: t({ id: 'games.slot.picture1', message: 'picture 1' }),
    t: t({ id: 'games.slot.mainPicture', message: 'main picture' }),
    w: t({ id: 'games.slot.wild', message: 'wild' }),
    s: t({ id: 'games.slot.sun', message: 'sun' }),
  }
}
