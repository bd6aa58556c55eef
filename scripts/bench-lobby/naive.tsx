import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Game, listGames } from '#protocol/lobby/games.ts'

/**
 * A naive list for comparison. It loads all games, keeps them in the page, and renders all matches on each
 * keystroke.
 */

const LARGEST_PAGE = 99
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP']

const readPage = async (pageNo: number): Promise<{ games: Game[]; totalPages: number }> => {
  const query = new URLSearchParams({ pageNo: `${pageNo}`, pageSize: `${LARGEST_PAGE}`, language: 'pt' })
  const reply = await fetch(`${listGames.path}?${query}`)
  return ((await reply.json()) as { value: { games: Game[]; totalPages: number } }).value
}

async function readAll(): Promise<Game[]> {
  const { games, totalPages } = await readPage(1)
  const others = await Promise.all(Array.from({ length: totalPages - 1 }, (_, at) => readPage(at + 2)))
  return [...games, ...others.flatMap((page) => page.games)]
}

function List() {
  const [games, setGames] = useState<Game[]>([])
  const [text, setText] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [marked, setMarked] = useState<number[]>([])
  const choose = (name: string) => {
    setCategory(name)
    setText('')
  }
  useEffect(() => void readAll().then(setGames), [])
  const shown = games.filter(
    ({ gameType, gameName = '' }) =>
      (!category || gameType === category) && gameName.toLowerCase().includes(text.trim().toLowerCase()),
  )
  return (
    <>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <nav>
        {CATEGORIES.map((name) => (
          <button type="button" key={name} data-category={name} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </nav>
      <output>{shown.length}</output>
      <ul>
        {shown.map((game) => (
          <li key={game.nodeId}>
            <button type="button" data-tile={game.nodeId}>
              <img src={game.showIcon ?? game.iconUrl} width={300} height={400} alt="" loading="lazy" />
              <span>{game.gameName}</span>
              <span>{game.vendor ?? game.vassalage}</span>
            </button>
            <button type="button" onClick={() => setMarked([...marked, game.nodeId])}>
              {marked.includes(game.nodeId) ? '♥' : '♡'}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.querySelector('main')
if (!root) throw new Error('The page has no main element')
createRoot(root).render(
  <StrictMode>
    <List />
  </StrictMode>,
)
