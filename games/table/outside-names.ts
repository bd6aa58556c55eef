import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OutsideSpot } from '#domain/play/roulette-odds.ts'

export const outsideNames: Readonly<Record<OutsideSpot, MessageDescriptor>> = {
  dozen1: msg`1 to 12`,
  dozen2: msg`13 to 24`,
  dozen3: msg`25 to 36`,
  column1: msg`1st column`,
  column2: msg`2nd column`,
  column3: msg`3rd column`,
  low: msg`1 to 18`,
  even: msg`Even`,
  red: msg`Red`,
  black: msg`Black`,
  odd: msg`Odd`,
  high: msg`19 to 36`,
}
