import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LiveSpot } from '#domain/play/live-odds.ts'

export const spotNames: Record<LiveSpot, MessageDescriptor> = {
  disc: msg`Disc`,
  triangle: msg`Triangle`,
  square: msg`Square`,
  diamond: msg`Diamond`,
  star: msg`Star`,
  crown: msg`Crown`,
  dragon: msg`Dragon`,
  tiger: msg`Tiger`,
  tie: msg`Tie`,
}
