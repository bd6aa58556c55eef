import { type Game, listGames } from '#protocol/lobby/games.ts'

/**
 * The lobby's list in plain DOM: the same calls, pages, tiles, images and debounce, but nothing else. If
 * another list is slower, its implementation is the reason.
 */

const QUIET = 250
const PAGE = 18
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP']

const find = <E extends Element>(selector: string, kind: new () => E): E => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}

const field = find('input', HTMLInputElement)
const grid = find('ul', HTMLUListElement)
const count = find('output', HTMLOutputElement)
const filter = { gameType: '', gameName: '' }
let asked = 0
let timer: ReturnType<typeof setTimeout> | undefined

field.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    filter.gameName = field.value.trim()
    void show()
  }, QUIET)
})
for (const category of CATEGORIES) {
  const button = document.createElement('button')
  button.textContent = category
  button.dataset.category = category
  button.addEventListener('click', () => {
    filter.gameType = category
    filter.gameName = ''
    field.value = ''
    void show()
  })
  find('nav', HTMLElement).append(button)
}
await show()

async function show(): Promise<void> {
  asked += 1
  const mine = asked
  const pages = Number(new URLSearchParams(location.search).get('pages') ?? 1)
  const perCall = Math.min(pages, 5)
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(pages / perCall) }, (_, at) => readPart(at + 1, PAGE * perCall)),
  )
  if (mine !== asked) return
  count.value = `${parts[0]?.total ?? 0}`
  grid.replaceChildren(...parts.flatMap(({ games }) => games).map(tileOf))
}

async function readPart(pageNo: number, pageSize: number): Promise<{ games: Game[]; total: number }> {
  const query = new URLSearchParams({ pageNo: `${pageNo}`, pageSize: `${pageSize}`, language: 'pt' })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  const reply = await fetch(`${listGames.path}?${query}`)
  const { value } = (await reply.json()) as { value: { games: Game[]; total: number } }
  return value
}

function tileOf(game: Game): HTMLLIElement {
  const picture = new Image(300, 400)
  picture.loading = 'lazy'
  picture.alt = ''
  picture.src = game.showIcon ?? game.iconUrl ?? ''
  const name = document.createElement('span')
  name.textContent = game.gameName ?? game.nodeName ?? ''
  const vendor = document.createElement('span')
  vendor.textContent = game.vendor ?? game.vassalage
  const tile = document.createElement('button')
  tile.dataset.tile = `${game.nodeId}`
  tile.append(picture, name, vendor)
  const heart = document.createElement('button')
  heart.textContent = '♡'
  heart.addEventListener('click', () => heart.toggleAttribute('data-marked'))
  const item = document.createElement('li')
  item.append(tile, heart)
  return item
}
