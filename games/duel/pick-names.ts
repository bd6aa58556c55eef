import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DuelPick } from '#domain/play/duel-odds.ts'

export const pickNames: Readonly<Record<DuelPick, MessageDescriptor>> = {
  left: msg`Left wins`,
  draw: msg`Draw`,
  right: msg`Right wins`,
  leftNear: msg`Left by 1 or 2`,
  leftFar: msg`Left by 3 or more`,
  rightNear: msg`Right by 1 or 2`,
  rightFar: msg`Right by 3 or more`,
}
