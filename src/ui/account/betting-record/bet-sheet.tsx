import { useLingui } from '@lingui/react/macro'
import type { BettingRecordDetails } from '#protocol/account/betting-records.ts'
import { betStateNames } from '#ui/account/records/bet-text.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { type RecordLine, RecordSheet } from '#ui/kit/report/record-sheet.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'

type Props = { bet: Part<BettingRecordDetails>; onClose: () => void }

/** Details of a bet (MEM-08). */
export function BetSheet({ bet, onClose }: Props) {
  const { t, i18n } = useLingui()
  const linesOf = (known: BettingRecordDetails): RecordLine[] => {
    const { at, settledAt, gameType, state, stake, win, net, details, round } = known
    const amount = (value: number, signed = false) => (
      <Amount amount={value} symbol={currencySymbol(known.currency)} signed={signed} />
    )
    return [
      { name: t({ id: 'common.gameType', message: 'Game type' }), value: i18n._(partText(gameType)) },
      { name: t({ id: 'account.bets.placedAt', message: 'Bet time' }), value: <CalendarTime moment={at} /> },
      ...(settledAt
        ? [
            {
              name: t({ id: 'account.bettingRecord.settledAt', message: 'Settlement time' }),
              value: <CalendarTime moment={settledAt} />,
            },
          ]
        : []),
      { name: t({ id: 'account.bets.outcome', message: 'Outcome' }), value: i18n._(betStateNames[state]) },
      { name: t({ id: 'common.stake', message: 'Stake' }), value: amount(stake) },
      { name: t({ id: 'account.bets.payout', message: 'Payout' }), value: amount(win) },
      { name: t({ id: 'account.bets.profitAndLoss', message: 'Profit & loss' }), value: amount(net, true) },
      ...details.map(({ label, text }) => ({ name: label, value: text })),
      { name: t({ id: 'account.bettingRecord.round', message: 'Round' }), value: round },
    ]
  }
  return (
    <RecordSheet
      title={bet.state === 'known' ? bet.value.gameName : t({ id: 'common.bet', message: 'Bet' })}
      record={bet}
      linesOf={linesOf}
      onClose={onClose}
    />
  )
}
