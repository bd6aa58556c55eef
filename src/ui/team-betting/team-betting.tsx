import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { gameTypes } from '#contract/game-types.ts'
import type { GameType } from '#contract/games.ts'
import type { TeamBets } from '#contract/team-reports.ts'
import { partText } from '../game/part-name.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { LocalTime } from '../kit/local-time.tsx'
import { type Column, ReportTable, type Rows, type Sorting } from '../kit/report-table.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { Amount } from '../report/amount.tsx'
import { ExportButton, type Exporting } from '../report/export-button.tsx'
import { ChoiceFilter, Filters, SwitchFilter } from '../report/filters.tsx'
import { type ReportDays, ReportPage } from '../report/report-page.tsx'
import { type ReportSearchActor, SearchFilter } from '../report/search-filter.tsx'

type Bet = TeamBets['bets'][number]
type BetState = Bet['state']
type BetSums = TeamBets['totals']['all']
export type BetOrder = 'at' | 'stake' | 'net'

const stateNames: Record<BetState, MessageDescriptor> = {
  open: msg`Open`,
  won: msg`Won`,
  lost: msg`Lost`,
  even: msg`Even`,
  void: msg`Void`,
}

export const betStates = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetState[]

type Props = {
  days: ReportDays
  rows: Rows<Bet>
  /** Currency and sums; undefined until they are known. */
  report: Pick<TeamBets, 'currency' | 'totals'> | undefined
  /** Sums of the rows in sight. */
  inSight: BetSums
  sorting: Sorting<BetOrder>
  filters: {
    directOnly: boolean
    gameType: GameType | undefined
    state: BetState | undefined
  }
  onSort: (sorting: Sorting<BetOrder>) => void
  seeker: ReportSearchActor
  onDirectOnly: (on: boolean) => void
  onGameType: (gameType: GameType | undefined) => void
  onState: (state: BetState | undefined) => void
  exporting: Exporting
  onExport: () => void
}

/** AGENT-10: the bets of the team. */
export function TeamBetting(props: Props) {
  const { days, rows, report, inSight, sorting, filters } = props
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const columns: Column<Bet, BetOrder>[] = [
    { name: 'account', head: t`Account`, inCard: 'title', cell: ({ account }) => account },
    {
      name: 'at',
      head: t`Staked at`,
      sort: 'at',
      cell: ({ at }) => <LocalTime moment={at} show="short" />,
    },
    { name: 'game', head: t`Game`, cell: ({ gameName }) => gameName },
    { name: 'gameType', head: t`Kind`, cell: ({ gameType }) => i18n._(partText(gameType)) },
    { name: 'state', head: t`Outcome`, cell: ({ state }) => i18n._(stateNames[state]) },
    {
      name: 'stake',
      head: t`Stake`,
      isFigure: true,
      sort: 'stake',
      cell: ({ stake }) => <Amount amount={stake} symbol={symbol} />,
    },
    {
      name: 'win',
      head: t`Win`,
      isFigure: true,
      cell: ({ win }) => <Amount amount={win} symbol={symbol} />,
    },
    {
      name: 'net',
      head: t`Player’s result`,
      isFigure: true,
      inCard: 'aside',
      sort: 'net',
      cell: ({ net }) => <Amount amount={net} symbol={symbol} signed />,
    },
  ]
  const sums = ({ stake, win, net }: BetSums) => ({
    stake: <Amount amount={stake} symbol={symbol} />,
    win: <Amount amount={win} symbol={symbol} />,
    net: <Amount amount={net} symbol={symbol} signed />,
  })
  return (
    <ReportPage
      title={t`Team betting`}
      days={days}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <SearchFilter actor={props.seeker} />
          <ChoiceFilter
            label={t`Kind of game`}
            all={t`All kinds`}
            choices={gameTypes.map((value) => ({ value, name: i18n._(partText(value)) }))}
            chosen={filters.gameType}
            onChoose={props.onGameType}
          />
          <ChoiceFilter
            label={t`Outcome`}
            all={t`All outcomes`}
            choices={betStates.map((value) => ({ value, name: i18n._(stateNames[value]) }))}
            chosen={filters.state}
            onChoose={props.onState}
          />
          <SwitchFilter
            label={t`Only my direct players`}
            on={filters.directOnly}
            onSwitch={props.onDirectOnly}
          />
        </Filters>
      }
    >
      <ReportTable
        caption={t`Team betting`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={props.onSort}
        empty={
          <StateBox state="empty" title={<Trans>No bets</Trans>}>
            <Trans>Choose other days, or look without the filters.</Trans>
          </StateBox>
        }
        foot={
          report
            ? [
                { title: t`In sight`, cells: sums(inSight) },
                { title: t`Total`, cells: sums(report.totals.all) },
              ]
            : []
        }
      />
    </ReportPage>
  )
}
