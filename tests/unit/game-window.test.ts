import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGameWindow, releaseGameWindow, reserveGameWindow } from '#api/game-window.ts'

const address = 'https://play.example/caju'

const blank = () => ({
  opener: 'this page' as string | null,
  closed: false,
  close: vi.fn(),
  location: { replace: vi.fn() },
})

let open = vi.fn()

beforeEach(() => {
  open = vi.fn()
  vi.stubGlobal('window', { open })
})
afterEach(() => {
  releaseGameWindow()
  vi.unstubAllGlobals()
})

test('a window is opened blank, cut off from this page, and then sent to the game', () => {
  const opened = blank()
  opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull())
  open.mockReturnValue(opened)
  expect(openGameWindow(address)).toBe('opened')
  expect(open.mock.calls).toEqual([['', '_blank']])
  expect(opened.location.replace.mock.calls).toEqual([[address]])
})

test('a blocked window is told from an opened one', () => {
  open.mockReturnValue(null)
  expect(openGameWindow(address)).toBe('blocked')
})

test('a reserved window is the one that shows the game, and is not closed afterwards', () => {
  const reserved = blank()
  open.mockReturnValue(reserved)
  reserveGameWindow()
  expect(reserved.opener).toBeNull()
  expect(openGameWindow(address)).toBe('opened')
  releaseGameWindow()
  expect(open).toHaveBeenCalledOnce()
  expect(reserved.location.replace).toHaveBeenCalledWith(address)
  expect(reserved.close).not.toHaveBeenCalled()
})

test('a reserved window that is not needed is closed', () => {
  const reserved = blank()
  open.mockReturnValue(reserved)
  reserveGameWindow()
  releaseGameWindow()
  expect(reserved.close).toHaveBeenCalledOnce()
})

test('a reserved window that the player has closed is replaced by a new one', () => {
  const reserved = blank()
  const fresh = blank()
  open.mockReturnValueOnce(reserved).mockReturnValueOnce(fresh)
  reserveGameWindow()
  reserved.closed = true
  expect(openGameWindow(address)).toBe('opened')
  expect(fresh.location.replace).toHaveBeenCalledWith(address)
  expect(reserved.location.replace).not.toHaveBeenCalled()
})
