import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { binOf } from '#domain/play/plinko-odds.ts'
import { colourOf } from '#domain/play/roulette-odds.ts'
import type { TableLanded } from '#protocol/play/play-table.ts'

export function landedText(i18n: I18n, landed: TableLanded): string {
  switch (landed.variant) {
    case 'roulette': {
      const { pocket } = landed
      const names = {
        green: msg({ id: 'games.table.landedGreen', message: `${pocket} green` }),
        red: msg({ id: 'games.table.landedRed', message: `${pocket} red` }),
        black: msg({ id: 'games.table.landedBlack', message: `${pocket} black` }),
      }
      return i18n._(names[colourOf(pocket)])
    }
    case 'dice':
      return i18n.number(landed.roll / 100, { minimumFractionDigits: 2 })
    case 'plinko': {
      const bin = binOf(landed.path) + 1
      const bins = landed.path.length + 1
      return i18n._(msg({ id: 'games.table.landedBin', message: `Bin ${bin} of ${bins}` }))
    }
  }
}
