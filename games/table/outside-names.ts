import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OutsideSpot } from '#domain/play/roulette-odds.ts'

export const outsideNames: Readonly<Record<OutsideSpot, MessageDescriptor>> = {
  dozen1: msg({ id: 'games.table.dozen1', message: '1 to 12' }),
  dozen2: msg({ id: 'games.table.dozen2', message: '13 to 24' }),
  dozen3: msg({ id: 'games.table.dozen3', message: '25 to 36' }),
  column1: msg({ id: 'games.table.column1', message: '1st column' }),
  column2: msg({ id: 'games.table.column2', message: '2nd column' }),
  column3: msg({ id: 'games.table.column3', message: '3rd column' }),
  low: msg({ id: 'games.table.low', message: '1 to 18' }),
  even: msg({ id: 'games.table.even', message: 'Even' }),
  red: msg({ id: 'games.table.red', message: 'Red' }),
  black: msg({ id: 'games.table.black', message: 'Black' }),
  odd: msg({ id: 'games.table.odd', message: 'Odd' }),
  high: msg({ id: 'games.table.high', message: '19 to 36' }),
}
