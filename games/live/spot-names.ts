import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LiveSpot } from '#domain/play/live-odds.ts'

export const spotNames: Record<LiveSpot, MessageDescriptor> = {
  disc: msg({ id: 'games.live.disc', message: 'Disc' }),
  triangle: msg({ id: 'games.live.triangle', message: 'Triangle' }),
  square: msg({ id: 'games.live.square', message: 'Square' }),
  diamond: msg({ id: 'games.live.diamond', message: 'Diamond' }),
  star: msg({ id: 'games.live.star', message: 'Star' }),
  crown: msg({ id: 'games.live.crown', message: 'Crown' }),
  dragon: msg({ id: 'games.live.dragon', message: 'Dragon' }),
  tiger: msg({ id: 'games.live.tiger', message: 'Tiger' }),
  tie: msg({ id: 'games.live.tie', message: 'Tie' }),
}
