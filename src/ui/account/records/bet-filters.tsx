import { useLingui } from '@lingui/react/macro'
import type { BetState } from '#protocol/account/betting-records.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { ChoiceFilter } from '#ui/kit/report/filters.tsx'
import { betStateNames, betStates } from './bet-text.ts'

type Choosing<Value> = { chosen: Value | undefined; onChoose: (value: Value | undefined) => void }

export function GameTypeFilter(choosing: Choosing<GameType>) {
  const { t, i18n } = useLingui()
  return (
    <ChoiceFilter
      label={t({ id: 'common.gameType', message: 'Game type' })}
      all={t({ id: 'common.filterAll', message: 'All' })}
      choices={gameTypes.map((value) => ({ value, name: i18n._(partText(value)) }))}
      {...choosing}
    />
  )
}

export function BetStateFilter(choosing: Choosing<BetState>) {
  const { t, i18n } = useLingui()
  return (
    <ChoiceFilter
      label={t({ id: 'account.bets.outcome', message: 'Outcome' })}
      all={t({ id: 'common.filterAll', message: 'All' })}
      choices={betStates.map((value) => ({ value, name: i18n._(betStateNames[value]) }))}
      {...choosing}
    />
  )
}
