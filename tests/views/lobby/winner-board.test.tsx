import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { WinnersQuery } from '#api/lobby/winner-board.ts'
import { winnerBoardMachine } from '#machines/lobby/winner-board.machine.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { WinnerBoard } from '#ui/lobby/winner-board/winner-board.tsx'
import { WinnerList } from '#ui/lobby/winner-board/winner-list.tsx'

const winner: Winner = {
  nodeId: 101,
  vassalage: 'PG',
  vendor: 'Pampa Grande',
  gameType: 'RNG',
  iconUrl: '',
  gameName: 'Lucky Jaguar',
  customerName: 'an***',
  currencySymbol: 'R$',
  winAmount: 123_456,
}

/** Shows the winner board, whose requests get `answers` in order. Records which games are started. */
async function showBoard(answers: readonly (Winner[] | CallFailed)[], language: 'pt' | 'en' = 'pt') {
  const left = [...answers]
  const readWinners = fromPromise<Winner[], WinnersQuery>(async () => {
    const answer = left.shift() ?? new CallFailed('offline')
    if (answer instanceof CallFailed) throw answer
    return answer
  })
  const board = createActor(winnerBoardMachine.provide({ actors: { readWinners } }), {
    input: { language, calm: true },
  }).start()
  const started: number[] = []
  await show(
    withRouter(<WinnerBoard board={board} onPlay={({ nodeId }) => started.push(nodeId)} />),
    language,
  )
  return started
}

test.for<[language: 'pt' | 'en', title: string, retry: string, amount: RegExp]>([
  ['pt', textOf('lobby.winners.loadFailed'), textOf('common.tryAgain'), /R\$\s1\.234,56/],
  ['en', textIn('en', 'lobby.winners.loadFailed'), textIn('en', 'common.tryAgain'), /R\$\s1,234\.56/],
])(
  '[HOME-10] offers a retry in %s when the winners fail to load',
  async ([language, title, retry, amount]) => {
    const started = await showBoard([new CallFailed('server'), [winner]], language)
    await expect.element(page.getByRole('alert')).toMatchTextContent(title)
    await page.getByRole('button', { name: retry }).click()
    const line = page.getByRole('listitem')
    await expect.element(line).toMatchTextContent('an*** · Pampa Grande')
    await expect.element(line).toMatchTextContent(amount)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await line.getByRole('button').click()
    expect(started).toEqual([101])
  },
)

test('[HOME-10] says that no one has won yet', async () => {
  await showBoard([[]])
  await expect.element(page.getByText(textOf('lobby.winners.empty'))).toBeVisible()
})

/** Shows the page of winners and records the chosen categories. */
async function showList(winners: Part<readonly Winner[]>) {
  const chosen: (GameType | 'ALL')[] = []
  await show(
    <WinnerList
      winners={winners}
      category="ALL"
      onCategory={(category) => chosen.push(category)}
      onPlay={() => {}}
    />,
  )
  return chosen
}

test('[HOME-13] counts the winners of a category and lets the visitor choose another category', async () => {
  const chosen = await showList({ state: 'known', value: [winner, { ...winner, nodeId: 102 }] })
  await expect.element(page.getByRole('status')).toMatchTextContent(textOf('lobby.winners.count', { 0: 2 }))
  await page.getByLabelText(textOf('lobby.winners.category')).selectOptions('BGS')
  expect(chosen).toEqual(['BGS'])
})

test('[HOME-13] says that no one has won in a category', async () => {
  await showList({ state: 'known', value: [] })
  await expect.element(page.getByText(textOf('lobby.winners.pageEmpty'))).toBeVisible()
})

test('[HOME-13] offers a retry when the page of winners fails to load', async () => {
  let retries = 0
  await showList({ state: 'failed', why: 'offline', retry: () => (retries += 1) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(textOf('lobby.winners.loadFailed'))
  await page.getByRole('button', { name: textOf('common.tryAgain') }).click()
  expect(retries).toBe(1)
})
